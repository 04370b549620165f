import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Note for the kitchen', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  args: { maxCount: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'No peanuts');
    await expect(args.onChange).toHaveBeenLastCalledWith('No peanuts');
    await expect(canvas.getByText('10/20')).toBeVisible();
  },
};
export const TooLong: Story = {
  args: {
    maxCount: 20,
    defaultValue: 'No peanuts, no shrimp, no egg',
    errorMessage: 'Nine characters too many.',
  },
};
export const ManyLines: Story = { args: { defaultValue: 'One line\n'.repeat(30) } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'No peanuts' } };
