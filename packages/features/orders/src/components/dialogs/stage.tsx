import type { Order } from '@servery/api';
import { sample } from '@servery/domain/sample';
import { ToastRegion } from '@servery/ui';
import { screen, userEvent, within } from 'storybook/test';
import { OrderDetail } from '../../screens/OrderDetail.tsx';
import { sampleOrder } from '../detail/sampleOrder.ts';

/** An order of the sample on a page, for a story that acts on it. */
export const staged = (isWanted: (order: Order) => boolean) => () => (
  <main>
    <OrderDetail as="page" orderId={sampleOrder(isWanted).id} />
    <ToastRegion label="Notifications" closeLabel="Close" />
  </main>
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

/** The action dialog, once it is there with its form. */
export async function findDialog(): Promise<HTMLElement> {
  const form = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await within(form).findByRole('button', { name: /^(Not now|Close)$/ }, { timeout: 5000 });
  return screen.getByRole('dialog');
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
