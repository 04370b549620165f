import {
  combineOrders,
  createTable,
  getTableOrder,
  switchTable,
  toggleOccupyStatus,
  uncombineOrders,
  type Order,
  type PrintJob,
  type Table,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeZone, chooseAutomatic, dishesOf, paperOf, printsOf, wokAtBar } from './flow.ts';
import { on, type Stage } from '../Stage.ts';

const shortly = ({ kind, printer }: PrintJob) => [kind, printer.name];

/** Slips tell the kitchen where to bring the dishes of guests who have moved. */
export function flowMoves(stage: Stage): void {
  /** Returns the print jobs of an order after the first `count`. */
  const since = async (order: Pick<Order, 'id'>, count: number) =>
    (await printsOf(stage, order)).slice(count);
  const table = (name: string) =>
    stage.as('merchant', createTable, {
      body: { name, section: 'Trial', seats_max: 4, shape: 'square', x: 0, y: 0 },
    });
  const seat = ({ id, version }: Table, covers: number) =>
    stage.as('merchant', toggleOccupyStatus, {
      params: { id },
      body: { version, occupied: true, covers },
    });
  const tableNow = async ({ id }: Table) =>
    (await stage.as('waiter', getTableOrder, { params: { id } })).table;
  const move = async (here: Table, there: Table, combine = false) => {
    const { table: now } = await stage.as('merchant', getTableOrder, { params: { id: here.id } });
    const body = { table_id: here.id, version: now.version, to_table_id: there.id, combine };
    return stage.as('merchant', switchTable, { body });
  };

  describe('moving tables', () => {
    beforeAll(async () => {
      await wokAtBar(stage);
      await chooseAutomatic(stage, { auto_kitchen: ['dine_in'] });
    });
    afterAll(async () => {
      await chooseAutomatic(stage, {});
      await changeZone(stage, 'Wok', { printer_id: null, fallback_printer_id: null });
    });

    test('prints a slip with both tables at each printer that has dishes for the table', async () => {
      const [from, to, last] = [await table('Y1'), await table('Y2'), await table('Y3')];
      const placed = await stage.placed({ table_id: from.id });
      await move(from, to);
      expect(await printsOf(stage, placed)).toEqual([]);
      const order = await stage.moved(await stage.now(placed), 'accepted');
      await move(to, from);
      const slips = await since(order, 2);
      expect(slips.map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Bar'],
      ]);
      expect(slips.map(({ title }) => title)).toEqual(slips.map(() => `MOVED ${order.number}`));
      expect(await paperOf(stage, slips[0]!)).toContain('Y2 -> Y1');
      expect(await paperOf(stage, slips[1]!)).toContain('Wok');
      expect(await dishesOf(stage, slips)).toEqual([[], []]);
      // Everything has been served, and there is no dish to redirect.
      await stage.moved(await stage.now(order), 'preparing', 'ready', 'served');
      await move(from, last);
      expect(await printsOf(stage, order)).toHaveLength(4);
    });

    test('links the tables of combined orders, which stay occupied until the party leaves', async () => {
      const [here, there] = [await table('Y6'), await table('Y7')];
      const [source, target] = [
        await stage.placed({ table_id: here.id, covers: 2 }),
        await stage.placed({ table_id: there.id, covers: 3 }),
      ];
      await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders: [on(target), on(source)] },
      });
      expect(await tableNow(here)).toMatchObject({
        state: 'occupied',
        main_id: there.id,
        linked: ['Y7'],
      });
      expect(await tableNow(there)).toMatchObject({ state: 'occupied', linked: ['Y6'], covers: 5 });
      // A further round from either table is added to the one bill.
      const lines = await stage.lines();
      const round = { table_id: here.id, lines, source: 'staff' as const, new_bill: false };
      await stage.moved(await stage.now(target), 'accepted');
      expect((await stage.placed(round)).id).toBe(target.id);
      const bill = await stage.now(target);
      await stage.paid(await stage.moved(bill, 'ready', 'served'), 'card');
      expect(['cleaning', 'available']).toContain((await tableNow(here)).state);
      expect(['cleaning', 'available']).toContain((await tableNow(there)).state);
    });

    test('does not link the tables of combined orders for the next party', async () => {
      const [here, there] = [await table('Y8'), await table('Y9')];
      const [source, target] = [
        await stage.placed({ table_id: here.id }),
        await stage.placed({ table_id: there.id }),
      ];
      const { order: bill } = await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders: [on(target), on(source)] },
      });
      await stage.paid(await stage.moved(bill, 'accepted', 'ready', 'served'), 'card');
      await stage.placed({ table_id: there.id });
      expect(await tableNow(there)).toMatchObject({ state: 'occupied', linked: [] });
      expect(await tableNow(here)).toMatchObject({ main_id: null, linked: [] });
      expect(['cleaning', 'available']).toContain((await tableNow(here)).state);
    });

    test('counts the seated guests in the first order that names none', async () => {
      const here = await table('X3');
      await seat(here, 3);
      const place = () => stage.placed({ table_id: here.id, covers: 0, new_bill: true });
      expect((await place()).covers).toBe(3);
      expect((await place()).covers).toBe(0);
    });

    test('unlinks the tables when combining is undone, and restores their guests', async () => {
      const [here, there] = [await table('X1'), await table('X2')];
      await seat(here, 2);
      await seat(there, 3);
      const [source, target] = [
        await stage.placed({ table_id: here.id }),
        await stage.placed({ table_id: there.id }),
      ];
      const { order } = await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders: [on(target), on(source)] },
      });
      expect(await tableNow(there)).toMatchObject({ linked: ['X1'], covers: 5 });
      await stage.as('merchant', uncombineOrders, { body: on(order) });
      const apart = { state: 'occupied', linked: [], main_id: null };
      expect(await tableNow(here)).toMatchObject({ ...apart, covers: 2 });
      expect(await tableNow(there)).toMatchObject({ ...apart, covers: 3 });
    });

    test('prints slips for the dishes of a table that joins another one', async () => {
      const [from, to] = [await table('Y4'), await table('Y5')];
      const placedAt = async ({ id }: Table) =>
        stage.moved(await stage.placed({ table_id: id }), 'accepted');
      const [source, target] = [await placedAt(from), await placedAt(to)];
      await move(from, to, true);
      const slips = await since(source, 2);
      expect(slips.map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Bar'],
      ]);
      const texts = await paperOf(stage, slips[0]!);
      expect(texts).toEqual(expect.arrayContaining([source.number, 'Y4 -> Y5']));
      expect(await printsOf(stage, target)).toHaveLength(2);
    });
  });
}
