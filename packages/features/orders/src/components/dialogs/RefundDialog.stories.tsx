import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleOrder } from '../detail/sampleOrder.fixtures.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { findDialog, isRefundWaiting, opened, pick, staged } from './dialogs.fixtures.tsx';

const meta = { component: RefundDialog } satisfies Meta<typeof RefundDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

/** Turns the payment of the order into one by voucher. */
function payByVoucher() {
  const { orders } = sample();
  const order = orders.get(sampleOrder(isRefundWaiting).id)!;
  const payments = order.payments.map((payment) => ({
    ...payment,
    kind: 'voucher' as const,
    channel: 'stored_value' as const,
    name: 'Voucher ••••0042',
  }));
  orders.set(order.id, { ...order, payments });
}

export const Original: Story = {
  render: opened('refund', isRefundWaiting),
  play: async () => {
    const dialog = within(await findDialog());
    await expect(dialog.getByRole('radio', { name: /as it was paid$/ })).toBeChecked();
    await expect(dialog.getByText(/^Refund RM\s?[\d.]+ through /)).toBeVisible();
  },
};
export const Phone: Story = {
  ...Original,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Dark: Story = { ...Original, globals: { skin: 'dark' } };

/** Nothing is refunded to a voucher: its amount is handed back in cash. */
export const OfVoucher: Story = {
  render: staged(isRefundWaiting),
  beforeEach: payByVoucher,
  play: async () => {
    const dialog = within(await pick('Complete refund…'));
    await expect(dialog.queryByRole('radio', { name: /as it was paid$/ })).toBeNull();
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(dialog.getByText(/^Hand back RM\s?[\d.]+ in cash now/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Complete refund' }));
    await expect(await screen.findByText(/^Refund of order .+ completed$/)).toBeVisible();
  },
};
