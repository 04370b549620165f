import { layTender } from '@servery/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { CashEntry, type CashEntryProps } from './CashEntry.tsx';

/** Keeps the cash received, as a form does. */
function Entry({ received: first, ...props }: CashEntryProps) {
  const [received, setReceived] = useState(first);
  const { is_settled, change } = layTender({
    payable: props.due,
    captured: 0,
    is_cash: true,
    tendered: received ?? 0,
  });
  const onType = (amount: number | null) => {
    setReceived(amount);
    props.onType(amount);
  };
  const onChoose = (amount: number) => {
    setReceived(amount);
    props.onChoose(amount);
  };
  const isShort = received !== null && !is_settled;
  return (
    <CashEntry
      {...props}
      received={received}
      change={received !== null && is_settled ? change : null}
      errorMessage={isShort ? 'Enter RM 42.10 or more.' : undefined}
      onType={onType}
      onChoose={onChoose}
    />
  );
}

const meta = {
  component: CashEntry,
  args: {
    merchant_id: 101,
    due: 4_210,
    rounding: -1,
    received: null,
    change: null,
    onChoose: fn(),
    onType: fn(),
  },
  render: (args) => <Entry {...args} />,
} satisfies Meta<typeof CashEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = '7.90';

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Rounded to the nearest 5 sen/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Exact .*42\.10$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /50\.00$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(5_000);
    await expect(canvas.getByRole('status')).toHaveTextContent(change);
  },
};
export const Phone: Story = {
  args: { received: 5_000 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { args: { received: 5_000 }, globals: { skin: 'dark' } };

/** Digits enter from the right. */
export const Keypad: Story = {
  play: async ({ canvas, userEvent }) => {
    const keypad = within(canvas.getByRole('group', { name: 'Keypad' }));
    const field = canvas.getByRole('textbox', { name: 'Cash received' });
    for (const key of ['5', '0', '00'])
      await userEvent.click(keypad.getByRole('button', { name: key }));
    await expect(field).toHaveValue('50.00');
    await expect(canvas.getByRole('status')).toHaveTextContent(change);
    await userEvent.click(keypad.getByRole('button', { name: 'Delete last digit' }));
    await expect(field).toHaveValue('5.00');
    await canvas.findByText('Enter RM 42.10 or more.');
    await expect(canvas.queryByRole('status')).toBeNull();
    for (const key of keypad.getAllByRole('button'))
      await expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cash received' }), '50');
    await expect(args.onType).toHaveBeenLastCalledWith(5_000);
    await expect(canvas.getByRole('status')).toHaveTextContent(change);
  },
};
export const TooLittle: Story = { args: { received: 4_000 } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const LargeAmount: Story = { args: { due: 1_234_565, rounding: 0, received: 1_240_000 } };
