import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { children: 'Accept automatically', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Accept automatically' })).toBeChecked();
  },
};
export const On: Story = { args: { defaultSelected: true } };
export const Row: Story = {
  args: { isRow: true, description: 'New orders go straight to the kitchen.' },
};
export const Disabled: Story = {
  render: (args) => (
    <Stack gap="none">
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </Stack>
  ),
};
