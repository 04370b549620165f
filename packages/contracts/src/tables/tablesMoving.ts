import { addToCart, clearUnpaidOrders, getTableOrder, switchTable, type Table } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { TablesStage } from './TablesStage.ts';

/** Switching tables, and clearing unpaid orders. */
export function tablesMoving(floor: TablesStage): void {
  const { stage } = floor;
  const detail = ({ id }: Pick<Table, 'id'>) =>
    stage.as('merchant', getTableOrder, { params: { id } });
  const move = (from: Table, to: Table, combine = false, username = 'merchant') =>
    stage.as(username, switchTable, {
      body: { table_id: from.id, version: from.version, to_table_id: to.id, combine },
    });
  const seatedWithOrder = async () => {
    const table = await floor.occupy(await floor.fresh(), true, { covers: 2 });
    await floor.wait();
    const order = await floor.host.placeAt(table.id);
    return { table: await floor.now(table), order };
  };

  describe('switching tables', () => {
    test('moves guests, orders and cart to a free table', async () => {
      const { table, order } = await seatedWithOrder();
      const { id: menu_id } = await floor.host.dish();
      await stage.as('merchant', addToCart, {
        body: { table_id: table.id, lines: [{ menu_id, quantity: 2 }] },
      });
      const free = await floor.fresh();
      const moved = await move(table, free, false, 'waiter');
      expect(moved).toMatchObject({ id: free.id, state: 'occupied', covers: 2, cart_count: 1 });
      expect(moved.since).toBe(table.since);
      expect(moved.orders.map(({ id }) => id)).toEqual([order.id]);
      expect(await floor.now(table)).toMatchObject({
        state: 'cleaning',
        orders: [],
        cart_count: 0,
      });
      const { order: there } = await detail(free);
      expect(there).toMatchObject({ table: { id: free.id, name: free.name } });
      expect(there!.timeline.at(-1)).toMatchObject({
        kind: 'switch_table',
        facts: { from: table.name, to: free.name },
      });
    });

    test('joins seated guests only on request, and combines their bills', async () => {
      const [one, two] = [await seatedWithOrder(), await seatedWithOrder()];
      const before = await detail(two.table);
      expect(await refused(move(one.table, two.table))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { from: 'occupied', to: 'switch', name: two.table.name } },
      });
      expect(await refused(move(one.table, two.table, true, 'host'))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'order.combine' } },
      });
      const joined = await move(one.table, two.table, true);
      expect(joined).toMatchObject({ state: 'occupied', covers: 4 });
      expect(joined.orders.map(({ id }) => id)).toEqual([two.order.id]);
      expect(joined.owed).toBeGreaterThan(before.table.owed);
      expect((await floor.now(one.table)).orders).toEqual([]);
    });

    test('moves guests without an order, and is refused for empty or inactive tables', async () => {
      const seated = await floor.occupy(await floor.fresh(), true, { covers: 5 });
      const [free, off] = [
        await floor.fresh(),
        await floor.step(await floor.fresh(), { action: 'deactivate' }),
      ];
      for (const wrong of [
        () => move(free, seated),
        () => move(seated, seated),
        () => move(seated, off),
      ])
        expect(await refused(wrong())).toMatchObject({ code: 'notAllowedNow' });
      const stale = { ...seated, version: seated.version + 1 };
      expect(await refused(move(stale, free))).toMatchObject({ code: 'conflict' });
      expect(await refused(move(seated, free, false, 'kitchen'))).toMatchObject({
        code: 'forbidden',
      });
      expect(await move(seated, free)).toMatchObject({ state: 'occupied', covers: 5 });
    });
  });

  describe('clearing unpaid orders', () => {
    const clear = (
      { id: table_id, version }: Table,
      orders: readonly { id: number; version: number }[],
      username = 'merchant',
      approval?: string,
    ) =>
      stage.as(
        username,
        clearUnpaidOrders,
        {
          body: {
            table_id,
            version,
            orders: orders.map((one) => ({ order_id: one.id, version: one.version })),
            reason: 'They left',
          },
        },
        approval ? { approval } : {},
      );

    test('voids the listed orders and frees the table', async () => {
      const { table, order } = await seatedWithOrder();
      const two = await floor.host.placeAt(table.id);
      await floor.wait();
      const cleared = await clear(table, [order, two]);
      expect(cleared).toMatchObject({ state: 'cleaning', orders: [], owed: 0 });
    });

    test('voids all orders or none', async () => {
      const { table, order } = await seatedWithOrder();
      const two = await floor.host.placeAt(table.id);
      const stale = { ...two, version: two.version + 7 };
      expect(await refused(clear(table, [order, stale]))).toMatchObject({ code: 'conflict' });
      const elsewhere = await seatedWithOrder();
      expect(await refused(clear(table, [order, elsewhere.order]))).toMatchObject({
        code: 'notFound',
      });
      const paid = await floor.host.pay(two);
      expect(await refused(clear(table, [order, paid]))).toMatchObject({ code: 'notAllowedNow' });
      expect((await floor.now(table)).orders).toHaveLength(2);
    });

    test('requires one approval for all listed orders and their total', async () => {
      const { table, order } = await seatedWithOrder();
      expect(await refused(clear(table, [order], 'waiter'))).toMatchObject({ code: 'forbidden' });
      const problem = await refused(clear(table, [order], 'cashier'));
      expect(problem).toMatchObject({
        code: 'approvalRequired',
        matter: { details: { capability: 'order.void', object_id: order.id, amount: table.owed } },
      });
      const input = {
        capability: 'order.void' as const,
        object_id: order.id,
        version: order.version,
        amount: table.owed,
        rate: null,
      };
      const approval = await stage.approval('cashier', '5937', input);
      const cleared = await clear(table, [order], 'cashier', approval);
      expect(cleared.orders).toEqual([]);
    });
  });
}
