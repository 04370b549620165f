import type { Order } from '@servery/api';
import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { useEffect } from 'react';
import { screen, userEvent, waitFor } from 'storybook/test';
import { OrderDetail } from '../../screens/OrderDetail.tsx';
import { sampleOrder } from '../detail/sampleOrder.fixtures.ts';
import { OrderDialogs } from './OrderDialogs.tsx';
import { useOpenDialog, type DialogInput } from './useOpenDialog.ts';

/** Renders an order of the sample on a page, for a story that acts on it. */
export const staged = (isWanted: (order: Order) => boolean) => () => (
  <main>
    <OrderDetail as="page" orderId={sampleOrder(isWanted).id} />
  </main>
);

/** Whether a refund of the order waits to be paid out. */
export const isRefundWaiting = ({ refunds }: Order): boolean =>
  refunds.some(({ state }) => state === 'pending');

function Opener({ input }: { input: DialogInput }) {
  const open = useOpenDialog();
  useEffect(() => open(input), [open, input]);
  return null;
}

/** Renders a dialog about an order of the sample, open from the start. */
export const opened = (name: DialogInput['name'], isWanted: (order: Order) => boolean) => () => (
  <OrderDialogs>
    <Opener input={{ name, orderId: sampleOrder(isWanted).id }} />
  </OrderDialogs>
);

/** Chooses an entry of the order's menu and returns the dialog. */
export async function pick(entry: string | RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for order/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return findDialog();
}

/**
 * Chooses an entry in the menu of the first line that can still be changed, and returns the dialog.
 */
export async function pickOnLine(entry: string | RegExp): Promise<HTMLElement> {
  const menus = await screen.findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menus[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return findDialog();
}

/** Returns the action dialog once its code and order have loaded. */
export function findDialog(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog');
    if (!dialog.querySelector('form')) throw new Error('The dialog is still opening.');
    return dialog;
  });
}

/** Simulates a concurrent change of the order's note and covers by someone else. */
export function meddle(isWanted: (order: Order) => boolean): void {
  const world = sample();
  const order = world.orders.get(sampleOrder(isWanted).id)!;
  world.orders.set(order.id, {
    ...order,
    version: order.version + 1,
    note: 'One guest is allergic to peanuts',
    covers: order.covers + 1,
    timeline: [
      ...order.timeline,
      { at: new Date().toISOString(), by: 'Muthu Krishnan', kind: 'set_note', facts: {} },
    ],
  });
}

/** Simulates a payment of the order by card, taken by someone else on another device. */
export function payElsewhere(isWanted: (order: Order) => boolean): void {
  const world = sample();
  const order = world.orders.get(sampleOrder(isWanted).id)!;
  const amount = showOrder(order).balance;
  const payments = [...world.orders.values()].flatMap((other) => other.payments);
  const byCard = payments.find(({ kind, state }) => kind === 'card' && state === 'captured')!;
  world.orders.set(order.id, {
    ...order,
    version: order.version + 1,
    payments: [...order.payments, { ...byCard, id: 1, amount, tendered: amount }],
  });
}
