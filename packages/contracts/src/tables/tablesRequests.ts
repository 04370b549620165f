import { listGuestRequests, switchTable, type Table } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { outletCases } from '../outletCases.ts';
import { refused } from '../Stage.ts';
import type { TablesStage } from './TablesStage.ts';

/** The requests of guests at tables, as staff see and resolve them. */
export function tablesRequests(floor: TablesStage): void {
  const requests = async ({ id }: Pick<Table, 'id'>, username = 'waiter') => {
    const answer = await floor.stage.as(username, listGuestRequests, { query: {} });
    return answer.requests.filter(({ table_id }) => table_id === id);
  };

  outletCases(floor.stage, [[listGuestRequests]]);

  describe('guest requests at tables', () => {
    test('include tables without an order, and end when staff answer', async () => {
      const table = await floor.fresh();
      expect(await requests(table)).toEqual([]);
      await floor.host.request(table.qr_token, 'help');
      const current = await floor.now(table);
      const { id: table_id, version, merchant_id, name, section } = current;
      expect(await requests(table)).toEqual([
        {
          merchant_id,
          table_id,
          version,
          name,
          section,
          kinds: ['help'],
          asked_at: current.help_asked_at,
        },
      ]);
      await floor.wait();
      expect(await refused(floor.step(current, { action: 'answer' }, 'kitchen'))).toMatchObject({
        code: 'forbidden',
      });
      expect(await floor.step(current, { action: 'answer' }, 'waiter')).toMatchObject({
        help_asked_at: null,
        version: version + 1,
      });
      expect(await requests(table)).toEqual([]);
    });

    test('can be answered only once', async () => {
      const table = await floor.fresh();
      await floor.host.request(table.qr_token, 'help');
      await floor.wait();
      const current = await floor.now(table);
      const answered = await floor.step(current, { action: 'answer' });
      expect(await refused(floor.step(current, { action: 'answer' }))).toMatchObject({
        code: 'conflict',
      });
      expect(await refused(floor.step(answered, { action: 'answer' }))).toMatchObject({
        code: 'notAllowedNow',
      });
    });

    test('for the bill and for help are one request per table, the oldest first', async () => {
      const [late, early] = [await floor.fresh(), await floor.fresh()];
      await floor.host.placeAt(early.id);
      await floor.wait();
      await floor.host.request(early.qr_token, 'help');
      await floor.wait();
      await floor.host.request(early.qr_token, 'bill');
      await floor.host.request(late.qr_token, 'help');
      const answer = await floor.stage.as('cashier', listGuestRequests, { query: {} });
      const mine = answer.requests.filter(({ table_id }) => [late.id, early.id].includes(table_id));
      expect(mine).toMatchObject([
        { table_id: early.id, kinds: ['bill', 'help'] },
        { table_id: late.id, kinds: ['help'] },
      ]);
    });

    test('end when their table is freed, and return if that is undone', async () => {
      const table = await floor.occupy(await floor.fresh(), true);
      await floor.wait();
      await floor.host.request(table.qr_token, 'help');
      await floor.wait();
      const freed = await floor.occupy(await floor.now(table), false);
      expect(await requests(table)).toEqual([]);
      await floor.occupy(freed, true, { undo: true });
      expect(await requests(table)).toHaveLength(1);
    });

    test('move with their guests to another table', async () => {
      const [from, to] = [await floor.fresh(), await floor.fresh()];
      await floor.occupy(from, true);
      await floor.wait();
      await floor.host.request(from.qr_token, 'help');
      await floor.wait();
      await floor.stage.as('waiter', switchTable, {
        body: {
          table_id: from.id,
          version: (await floor.now(from)).version,
          to_table_id: to.id,
        },
      });
      expect(await requests(from)).toEqual([]);
      expect(await requests(to)).toMatchObject([{ table_id: to.id, kinds: ['help'] }]);
    });

    test('of another merchant are not shown', async () => {
      const table = await floor.fresh();
      await floor.host.request(table.qr_token, 'help');
      expect(await requests(table, 'merchant.bangsar')).toEqual([]);
    });
  });
}
