import { displayOrders, listOrders, splitOrder, updateOrder, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type Bills = readonly (readonly { line_id: number; quantity: number }[])[];

/** Splitting an order into bills. */
export function splitting(stage: Stage): void {
  const split = (
    username: string,
    order: Pick<Order, 'id' | 'version'>,
    bills: Bills,
    more: { preview?: boolean; preview_id?: string } = {},
  ) =>
    stage.as(username, splitOrder, {
      body: { ...on(order), bills: bills.map((bill) => [...bill]), ...more },
    });
  const accepted = async (): Promise<Order> => stage.moved(await stage.placed(), 'accepted');
  /** Returns one bill with one of the first item and all of the second. */
  const some = ({ items: [first, second] }: Order): Bills => [
    [
      { line_id: first!.id, quantity: 1 },
      { line_id: second!.id, quantity: second!.quantity },
    ],
  ];

  describe('splitting an order', () => {
    test('applies exactly what the preview showed', async () => {
      const order = await accepted();
      const shown = await split('waiter', order, some(order), { preview: true });
      expect(shown).toMatchObject({ is_committed: false, lost: [], order: { id: order.id } });
      expect(shown.before).toMatchObject([{ id: order.id, totals: order.totals }]);
      expect(shown.siblings.map(({ number }) => number)).toEqual(['']);
      expect(await stage.now(order)).toEqual(order);

      const { preview_id } = shown;
      const done = await split('waiter', order, some(order), { preview_id });
      expect(done.is_committed).toBe(true);
      const [bill] = done.siblings as [Order];
      expect([done.order.totals, bill.totals]).toEqual([
        shown.order.totals,
        shown.siblings[0]!.totals,
      ]);
      expect(await stage.now(order)).toEqual(done.order);
      expect(await stage.now(bill)).toEqual(bill);
      expect(bill).toMatchObject({
        status: 'accepted',
        table: order.table,
        covers: 0,
        split_group_id: order.id,
        payment_status: 'unpaid',
      });
      expect(bill.number).not.toBe(order.number);
      const [first, second] = order.items;
      expect(done.order.items).toMatchObject([{ id: first!.id, quantity: 1, sent_qty: 1 }]);
      expect(bill.items).toMatchObject([
        { menu_id: first!.menu_id, quantity: 1, sent_qty: 1, unit_price: first!.unit_price },
        { id: second!.id, quantity: second!.quantity, origin_id: order.id },
      ]);
    });

    test('adds the new bill to the board and the history', async () => {
      const order = await accepted();
      const { siblings } = await split('waiter', order, some(order));
      const [{ id }] = siblings as [Order];
      const board = await stage.as('waiter', displayOrders, {
        query: { merchant_id: order.merchant_id },
      });
      expect(board.orders.map((row) => row.id)).toContain(id);
      const listed = await stage.as('merchant', listOrders, { query: { length: 100 } });
      expect(listed.aaData.map((row) => row.id)).toContain(id);
    });

    test('divides discounts between the bills', async () => {
      const order = await accepted();
      const reduced = await stage.as('merchant', updateOrder, {
        params: { order_id: order.id },
        body: {
          version: order.version,
          changes: [
            { type: 'add_adjustment', label: 'Late', amount: 300 },
            { type: 'add_adjustment', label: 'Regular', rate: 1000 },
          ],
        },
      });
      const done = await split('waiter', reduced, some(reduced));
      const bills = [done.order, ...done.siblings];
      const amounts = bills.map(({ reductions }) => reductions.map(({ amount }) => amount));
      expect(amounts[0]![0]! + amounts[1]![0]!).toBe(300);
      expect(bills.map(({ reductions }) => reductions[1]?.rate)).toEqual([1000, 1000]);
    });

    test('creates one bill per list of items, which can be paid separately', async () => {
      const order = await accepted();
      const [first, second] = order.items;
      const { siblings } = await split('cashier', order, [
        [{ line_id: first!.id, quantity: 1 }],
        [{ line_id: second!.id, quantity: 1 }],
      ]);
      expect(siblings).toHaveLength(2);
      const paid = await stage.paid(siblings[0]!, 'card');
      expect(paid.payment_status).toBe('paid');
      expect((await stage.now(order)).payment_status).toBe('unpaid');
    });

    test('is refused if it differs from the preview, or the order has changed', async () => {
      const order = await accepted();
      const { preview_id } = await split('waiter', order, some(order), { preview: true });
      const other: Bills = [[{ line_id: order.items[0]!.id, quantity: 2 }]];
      expect(await refused(split('waiter', order, other, { preview_id }))).toMatchObject({
        code: 'previewStale',
        status: 409,
      });
      await stage.moved(order, 'ready');
      expect(await refused(split('waiter', order, some(order), { preview_id }))).toMatchObject({
        code: 'conflict',
      });
    });

    test('is refused for bills that cannot be split off, and without permission', async () => {
      const order = await accepted();
      const all: Bills = [order.items.map(({ id: line_id, quantity }) => ({ line_id, quantity }))];
      expect(await refused(split('merchant', order, all))).toMatchObject({
        code: 'cannotSplit',
        status: 422,
        matter: { details: { why: 'empty' } },
      });
      const fresh = await stage.placed();
      expect(await refused(split('merchant', fresh, some(fresh)))).toMatchObject({
        code: 'cannotSplit',
      });
      const much: Bills = [[{ line_id: order.items[0]!.id, quantity: 9 }]];
      const refusal = await refused(split('merchant', order, much));
      expect(refusal.matter.fields).toHaveProperty(['bills.0.0.quantity']);
      for (const username of ['kitchen', 'host', 'admin'])
        expect(await refused(split(username, order, some(order)))).toMatchObject({
          code: 'forbidden',
        });
      expect(await refused(split('merchant', { id: 1, version: 0 }, some(order)))).toMatchObject({
        code: 'notFound',
      });
    });

    test('runs once for a repeated idempotency key', async () => {
      const order = await accepted();
      const body = { ...on(order), bills: some(order).map((bill) => [...bill]) };
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await stage.as('waiter', splitOrder, { body }, options);
      expect(await stage.as('waiter', splitOrder, { body }, options)).toEqual(first);
      expect((await stage.now(order)).version).toBe(first.order.version);
    });
  });
}
