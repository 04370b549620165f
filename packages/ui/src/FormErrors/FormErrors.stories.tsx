import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './FormErrors.guide.ts';
import { FormErrors } from './FormErrors.tsx';

const meta = {
  component: FormErrors,
  parameters: { guide },
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
export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Give the dish a name.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const LongText: Story = {
  args: {
    title: 'Zwei Angaben verhindern, dass die Speisekarte veröffentlicht werden kann',
    errors: [
      {
        fieldId: 'name',
        message:
          'Die Bezeichnung darf höchstens vierzig Zeichen haben, damit sie auf den Bon passt.',
      },
      {
        message:
          'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchenbestellungsannahme ist zu lang.',
      },
    ],
  },
};
export const Many: Story = {
  args: {
    title: 'Fourteen things stand in the way',
    errors: Array.from({ length: 14 }, (_, n) => ({
      fieldId: `dish-${n}`,
      message: `Dish ${n + 1} has no price.`,
    })),
  },
};
