import {
  addToCart,
  bumpLines,
  payTable,
  placeOrder,
  toggleOrderStatus,
  togglePaymentStatus,
  voidOrder,
  type Client,
} from '@servery/api';
import { merchants } from '@servery/sample';
import { moved, now, place } from './orders.ts';
import { Till } from './Till.ts';
import { freshTable, isThere, ordersAt, type Write } from './write.ts';

const roti = merchants[0]!.items.find(({ name }) => name === 'Roti tisu')!.id;
const lines = [{ menu_id: roti, quantity: 2 }];

async function accepted(owner: Client, table_id: number) {
  return moved(owner, await place(owner, 'A1', { table_id }), 'accepted');
}

/** The writes of staff that a business day depends on, by name. */
export const staffWrites = {
  accept: {
    to: toggleOrderStatus,
    prepare: async ({ owner, staff: page }) => {
      const order = await place(owner, 'A1', { table_id: (await freshTable(owner)).id });
      await page.goto(`/orders/${order.id}`);
      return {
        page,
        send: page.getByRole('button', { name: 'Accept', exact: true }),
        stored: async () => {
          const { timeline } = await now(owner, order);
          return timeline.filter(({ kind }) => kind === 'accept').length;
        },
        isShown: () => isThere(page.getByText('Accepted', { exact: true })),
      };
    },
  },
  pay: {
    to: togglePaymentStatus,
    prepare: async ({ owner, staff: page }) => {
      const order = await accepted(owner, (await freshTable(owner)).id);
      const till = new Till(page);
      await page.goto(`/orders/${order.id}`);
      await till.pick(order, /^Take payment/, page);
      const dialog = till.dialog(`Payment for order ${order.number}`);
      return {
        page,
        send: dialog.getByRole('button', { name: 'Card terminal' }),
        stored: async () => (await now(owner, order)).payments.length,
        isShown: async () =>
          !(await isThere(dialog)) && (await isThere(page.getByText('Paid', { exact: true }))),
      };
    },
  },
  'pay table': {
    to: payTable,
    prepare: async ({ owner, staff: page }) => {
      const table = await freshTable(owner);
      await accepted(owner, table.id);
      const order = await accepted(owner, table.id);
      await page.goto(`/tables/${table.id}`);
      const open = page.getByRole('button', { name: /^Pay table · RM/ });
      await open.click();
      const dialog = page.getByRole('dialog', { name: `Payment for table ${table.name}` });
      return {
        page,
        send: dialog.getByRole('button', { name: 'Card terminal' }),
        stored: async () => (await now(owner, order)).payments.length,
        isShown: async () => !(await isThere(dialog)) && !(await isThere(open)),
      };
    },
  },
  void: {
    to: voidOrder,
    prepare: async ({ owner, staff: page }) => {
      const order = await accepted(owner, (await freshTable(owner)).id);
      const till = new Till(page);
      await page.goto(`/orders/${order.id}`);
      await till.pick(order, /^Void order/, page);
      const dialog = till.dialog(`Void order ${order.number}?`);
      await dialog.getByRole('radio').first().check();
      return {
        page,
        send: dialog.getByRole('button', { name: 'Void order' }),
        stored: async () => {
          const { timeline } = await now(owner, order);
          return timeline.filter(({ kind }) => kind === 'void').length;
        },
        isShown: async () =>
          !(await isThere(dialog)) && (await isThere(page.getByText('Voided', { exact: true }))),
      };
    },
  },
  'kitchen ready': {
    to: bumpLines,
    prepare: async ({ owner, staff: page }) => {
      const order = await accepted(owner, (await freshTable(owner)).id);
      await page.goto('/kitchen');
      const ticket = page.getByRole('article', { name: new RegExp(`^Ticket ${order.number},`) });
      await ticket.waitFor();
      return {
        page,
        send: ticket.getByRole('button', { name: 'Ready', exact: true }),
        stored: async () => {
          const { items } = await now(owner, order);
          return items.every(({ status }) => status === 'ready') ? 1 : 0;
        },
        isShown: async () => !(await isThere(ticket)),
      };
    },
  },
  'table send': {
    to: placeOrder,
    prepare: async ({ owner, staff: page }) => {
      const table = await freshTable(owner);
      await owner.call(addToCart, { body: { table_id: table.id, lines } });
      await page.goto(`/tables/${table.id}`);
      const send = page.getByRole('button', { name: /^Send 2 items/ });
      await send.waitFor();
      return {
        page,
        send,
        stored: async () => (await ordersAt(owner, table)).length,
        isShown: async () => !(await isThere(send)),
      };
    },
  },
} satisfies Record<string, Write>;
