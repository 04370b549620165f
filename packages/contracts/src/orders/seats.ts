import { splitOrder, updateOrder, type Input, type Order, type placeOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type Lines = NonNullable<Input<typeof placeOrder>['body']['lines']>;

/** The seats of the items of an order. */
export function seats(stage: Stage): void {
  const place = (lines: Lines) => stage.placed({ source: 'staff', lines }, 'waiter');
  const set = ({ id: order_id, version }: Order, line_id: number, seat: number | null) =>
    stage.as('waiter', updateOrder, {
      params: { order_id },
      body: { version, changes: [{ type: 'set_seat', line_id, seat }] },
    });
  const seatsOf = ({ items }: Order) => items.map(({ seat }) => seat);
  const twoSeats = async () => {
    const { id: menu_id } = await stage.item('Cendol');
    return place([
      { menu_id, quantity: 2, seat: 1 },
      { menu_id, quantity: 1, seat: 2 },
      { menu_id, quantity: 1 },
    ]);
  };

  describe('seats of items', () => {
    test('are stored, also for items that are added later', async () => {
      const order = await twoSeats();
      expect(seatsOf(order)).toEqual([1, 2, null]);
      expect(seatsOf(await stage.now(order))).toEqual([1, 2, null]);
      const { menu_id } = order.items[0]!;
      const more = await stage.as('waiter', updateOrder, {
        params: { order_id: order.id },
        body: {
          version: order.version,
          changes: [{ type: 'add_line', menu_id, quantity: 1, seat: 50 }],
        },
      });
      expect(seatsOf(more)).toEqual([1, 2, null, 50]);
    });

    test('are changed and removed without any effect on amounts', async () => {
      const order = await twoSeats();
      const [first] = order.items;
      const moved = await set(order, first!.id, 3);
      expect(seatsOf(moved)).toEqual([3, 2, null]);
      expect(moved.totals).toEqual(order.totals);
      expect(moved.timeline.at(-1)).toMatchObject({ kind: 'set_seat', facts: { from: 1, to: 3 } });
      const removed = await set(moved, first!.id, null);
      expect(seatsOf(await stage.now(removed))).toEqual([null, 2, null]);
      expect(await refused(set(order, first!.id, 4))).toMatchObject({ code: 'conflict' });
    });

    test('are refused if they are not from 1 to 50', async () => {
      const order = await twoSeats();
      const { id: line_id, menu_id } = order.items[0]!;
      for (const seat of [0, 51, 1.5]) {
        expect(await refused(set(order, line_id, seat))).toMatchObject({ code: 'invalid' });
        expect(await refused(place([{ menu_id, quantity: 1, seat }]))).toMatchObject({
          code: 'invalid',
        });
      }
      expect(await stage.now(order)).toEqual(order);
    });

    test('stay with their items when a bill is split by seat', async () => {
      const order = await twoSeats();
      const lines = order.items.filter(({ seat }) => seat === 1);
      const done = await stage.as('waiter', splitOrder, {
        body: {
          ...on(order),
          bills: [lines.map(({ id, quantity }) => ({ line_id: id, quantity }))],
        },
      });
      const [bill] = done.siblings as [Order];
      expect([seatsOf(bill), seatsOf(done.order)]).toEqual([[1], [2, null]]);
      expect(bill.totals.net + done.order.totals.net).toBe(order.totals.net);
    });
  });
}
