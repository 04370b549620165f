import {
  cancelOrder,
  combineOrders,
  displayMenu,
  getMenu,
  toggleOrderStatus,
  updateBalance,
  voidOrder,
  type Order,
  type StockMove,
} from '@servery/api';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { edited } from './flow.ts';
import { on, refused, type Stage } from '../Stage.ts';

const dish = 'Kelapa muda';

/** Orders deduct from the stock of items, and cancelled items return to it. */
export function flowStock(stage: Stage): void {
  let menu_id = 0;
  const readItem = () => stage.as('merchant', getMenu, { params: { id: menu_id } });
  const left = async () => (await readItem()).stock;
  /** Returns the latest stock moves, the oldest first. */
  const moves = async (count: number): Promise<Partial<StockMove>[]> =>
    (await readItem()).moves
      .slice(0, count)
      .toReversed()
      .map(({ mode, quantity, before, after, reason_code, reason, by }) => ({
        mode,
        quantity,
        before,
        after,
        reason_code,
        reason,
        by,
      }));
  const set = async (quantity: number | null) => {
    const { version } = await readItem();
    const body = { version, mode: 'set' as const, quantity, reason: '' };
    await stage.as('merchant', updateBalance, { params: { id: menu_id }, body });
  };
  const ordered = (quantity: number, username = 'merchant') =>
    stage.placed({ lines: [{ menu_id, quantity }] }, username);
  const line = ({ items }: Order) => items.find((one) => one.menu_id === menu_id)!;

  describe('stock of an item', () => {
    beforeEach(async () => {
      menu_id = (await stage.item(dish)).id;
      await set(10);
    });

    // Restore the sample's value for later contracts.
    afterAll(() => set(46));

    test('is deducted when an order is placed, with its number as the reason', async () => {
      const order = await ordered(3);
      expect(await left()).toBe(7);
      await stage.moved(order, 'accepted', 'preparing', 'ready', 'served');
      expect(await left()).toBe(7);
      expect(await moves(1)).toMatchObject([
        { mode: 'sold', quantity: 3, before: 10, after: 7, reason: order.number },
      ]);
    });

    test('cannot be exceeded by one order or by several of its lines', async () => {
      const few = await refused(ordered(11));
      expect(few).toMatchObject({ code: 'itemUnavailable', status: 422 });
      expect(few.matter).toMatchObject({ details: { menu_id, name: dish, left: 10 } });
      const lines = [
        { menu_id, quantity: 6 },
        { menu_id, quantity: 5 },
      ];
      expect(await refused(stage.placed({ lines }))).toMatchObject({ code: 'itemUnavailable' });
      expect(await left()).toBe(10);
      await ordered(10);
      expect(await left()).toBe(0);
      expect(await refused(ordered(1))).toMatchObject({ code: 'itemUnavailable' });
    });

    test('is shown on the menu, which marks the item as sold out at zero', async () => {
      const shown = async () => {
        const { categories } = await stage.as('waiter', displayMenu, { query: {} });
        const item = categories.flatMap(({ items }) => items).find(({ id }) => id === menu_id)!;
        return [item.left, item.is_available, item.unavailable];
      };
      await ordered(8);
      expect(await shown()).toEqual([2, true, null]);
      await ordered(2);
      expect(await shown()).toEqual([0, false, 'sold_out']);
    });

    test('follows added items and changed quantities', async () => {
      const order = await stage.moved(await stage.placed(), 'accepted');
      const more = { type: 'add_line' as const, menu_id, quantity: 4, options: [], note: '' };
      const added = await edited(stage, order, more);
      expect(await left()).toBe(6);
      const { id: line_id } = line(added);
      const want = (quantity: number) =>
        edited(stage, order, { type: 'set_quantity', line_id, quantity });
      expect(await refused(want(11))).toMatchObject({ code: 'itemUnavailable' });
      await want(10);
      expect(await left()).toBe(0);
      await want(1);
      expect(await left()).toBe(9);
    });

    test('returns for items voided before they were made, and counts made ones as waste', async () => {
      const dinner = async () => {
        const lines = [...(await stage.lines()), { menu_id, quantity: 2 }];
        return stage.moved(await stage.placed({ lines }), 'accepted');
      };
      const off = async (order: Order, made: boolean) => {
        const { id: line_id } = line(order);
        const why = { reason_code: 'sent_back', reason: 'Spilt' } as const;
        await edited(stage, order, { type: 'void_line', line_id, ...why, made });
      };
      const first = await dinner();
      await off(first, false);
      expect(await left()).toBe(10);
      const second = await dinner();
      await off(second, true);
      expect(await left()).toBe(8);
      expect(await moves(5)).toMatchObject([
        { mode: 'sold', after: 8 },
        {
          mode: 'return',
          quantity: 2,
          after: 10,
          reason_code: 'sent_back',
          reason: `${first.number}: Spilt`,
        },
        { mode: 'sold', after: 8 },
        { mode: 'return', quantity: 2, after: 10 },
        {
          mode: 'waste',
          quantity: 2,
          after: 8,
          reason_code: 'sent_back',
          reason: `${second.number}: Spilt`,
        },
      ]);
    });

    test('returns for orders that are rejected, voided or cancelled before they are made', async () => {
      const reason = 'Guest left';
      const orders = [await ordered(1), await ordered(1), await ordered(1), await ordered(1)];
      const [rejected, voided, cancelled, made] = orders as [Order, Order, Order, Order];
      expect(await left()).toBe(6);
      await stage.as('merchant', toggleOrderStatus, {
        body: { ...on(rejected), status: 'cancelled', reason },
      });
      await stage.as('merchant', voidOrder, { body: { ...on(voided), reason } });
      await stage.as('merchant', cancelOrder, { body: { ...on(cancelled), reason } });
      expect(await left()).toBe(9);
      const body = { ...on(await stage.moved(made, 'accepted')), reason, made: true };
      await stage.as('merchant', cancelOrder, { body });
      expect(await left()).toBe(9);
    });

    test('does not change when orders are combined, and returns for voided combined items', async () => {
      const [target, source] = [await ordered(2), await ordered(3)];
      await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders: [target, source].map(on) },
      });
      expect(await left()).toBe(5);
      const { id: line_id } = line(source);
      const off = { type: 'void_line' as const, line_id, reason: 'Twice', made: false };
      await edited(stage, target, off);
      expect(await left()).toBe(8);
    });

    test('does not return for items sold before tracking started', async () => {
      await set(null);
      const order = await ordered(3);
      await set(5);
      await stage.as('merchant', voidOrder, { body: { ...on(order), reason: 'Guest left' } });
      expect(await left()).toBe(5);
    });

    test('is sold only once by concurrent orders for the last item', async () => {
      await set(1);
      const results = await Promise.allSettled([ordered(1), ordered(1, 'cashier'), ordered(1)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await left()).toBe(0);
    });
  });
}
