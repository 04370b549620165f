import type { Order } from '@servery/api';
import { sample } from '@servery/domain/sample';
import { useEffect } from 'react';
import { screen, userEvent, waitFor } from 'storybook/test';
import { OrderDetail } from '../../screens/OrderDetail.tsx';
import { sampleOrder } from '../detail/sampleOrder.staging.ts';
import { OrderDialogs, useOpenDialog, type DialogWish } from './OrderDialogs.tsx';

/** An order of the sample on a page, for a story that acts on it. */
export const staged = (isWanted: (order: Order) => boolean) => () => (
  <main>
    <OrderDetail as="page" orderId={sampleOrder(isWanted).id} />
  </main>
);

function Opener({ wish }: { wish: DialogWish }) {
  const open = useOpenDialog();
  useEffect(() => open(wish), [open, wish]);
  return null;
}

/** A dialog about an order of the sample that is open from the start. */
export const opened = (name: DialogWish['name'], isWanted: (order: Order) => boolean) => () => (
  <OrderDialogs>
    <Opener wish={{ name, orderId: sampleOrder(isWanted).id }} />
  </OrderDialogs>
);

/** Picks an entry of the order's menu. */
export async function pick(entry: string | RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for order/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return findDialog();
}

/** Picks an entry of the menu of an order's first line that can still be changed. */
export async function pickOnLine(entry: string | RegExp): Promise<HTMLElement> {
  const menus = await screen.findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menus[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return findDialog();
}

/** The action dialog, once its code and its order are there. */
export function findDialog(): Promise<HTMLElement> {
  return waitFor(
    () => {
      const dialog = screen.getByRole('dialog');
      if (!dialog.querySelector('form')) throw new Error('The dialog is still opening.');
      return dialog;
    },
    { timeout: 10_000 },
  );
}

/** Has somebody else change the order's note meanwhile, past this page. */
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
