import { createClient, requestRefund, type Order, type OrderLine } from '@servery/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOrder } from '../detail/sampleOrder.fixtures.ts';

/** Returns the first item that an order has 2 units of. Throws if there is none. */
export function pairOf({ items }: Pick<Order, 'items'>): OrderLine {
  const line = items.find(({ quantity }) => quantity === 2);
  if (!line) throw new Error('The order has no item with 2 units.');
  return line;
}

/** Whether an order is completed and paid, with several items, and 2 units of one. */
export const isRefundable = ({ status, payment_status, order_method, items }: Order): boolean =>
  status === 'completed' &&
  payment_status === 'paid' &&
  order_method === 'dine_in' &&
  items.length > 1 &&
  items.every(({ status, is_comped }) => status !== 'voided' && !is_comped) &&
  items.some(({ quantity, gross }) => quantity === 2 && gross > 0) &&
  new Set(items.map(({ name }) => name)).size === items.length;

/** Whether an order was delivered and paid, with a fee for the delivery. */
export const isDelivered = ({ status, payment_status, delivery_fee }: Order): boolean =>
  status === 'completed' && payment_status === 'paid' && delivery_fee > 0;

/** Requests the refund of units of the order on another device. */
export async function refundElsewhere(unitsOf: (line: OrderLine) => number): Promise<void> {
  const { id: order_id, version, items } = sampleOrder(isRefundable);
  const lines = items.flatMap((line) => {
    const quantity = unitsOf(line);
    return quantity > 0 ? [{ line_id: line.id, quantity }] : [];
  });
  await createClient().call(requestRefund, {
    body: { order_id, version, lines, delivery_fee: false, reason_code: 'waited' },
  });
}

/** Returns the list of refunds on an order's page, once it has any. */
export const findRefunds = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: 'Refunds' });

/** Returns a button of a dialog. */
export const button = (dialog: HTMLElement, name: string): HTMLElement =>
  within(dialog).getByRole('button', { name });

/** Presses a button of a dialog. */
export const press = (dialog: HTMLElement, name: string): Promise<void> =>
  userEvent.click(button(dialog, name));

/** Returns the amount that the dialog will request, such as 5.25, once it is shown. */
export async function findAmount(dialog: HTMLElement): Promise<string> {
  const text = await within(dialog).findByText(/^A refund of RM\s?[\d,.]+ will be requested\.$/);
  return /[\d,]+\.\d\d/.exec(text.textContent)![0];
}

/** Chooses a reason and requests the refund. */
export async function request(dialog: HTMLElement): Promise<void> {
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Quality problem' }));
  await press(dialog, 'Request refund');
}

/** Waits until the refund was requested and the dialog has closed. */
export async function requested(): Promise<void> {
  await expect(await screen.findByText(/^Refund of order .+ requested$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
