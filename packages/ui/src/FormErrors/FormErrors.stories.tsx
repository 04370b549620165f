import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrors } from './FormErrors.tsx';

const meta = {
  component: FormErrors,
  args: {
    title: 'Two things stand in the way',
    errors: [
      { fieldId: 'name', message: 'Give the dish a name.' },
      { message: 'The menu was changed by someone else.' },
    ],
  },
  decorators: (Story) => (
    <Stack>
      <Story />
      <TextField id="name" label="Name" errorMessage="Give the dish a name." />
    </Stack>
  ),
} satisfies Meta<typeof FormErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Two things stand in the way' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Give the dish a name.' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
export const None: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
