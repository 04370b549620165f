import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Refund to',
    defaultValue: 'card',
    onChange: fn(),
    children: (
      <>
        <Radio value="card" description="Takes three working days.">
          Card
        </Radio>
        <Radio value="cash" description="Out of the open drawer.">
          Cash
        </Radio>
        <Radio value="voucher" isDisabled>
          Voucher
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Refund to' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Cash/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};
export const Cards: Story = { args: { look: 'card' } };
export const Invalid: Story = {
  args: { defaultValue: undefined, errorMessage: 'Choose where the money goes.' },
};
export const Disabled: Story = { args: { isDisabled: true } };
