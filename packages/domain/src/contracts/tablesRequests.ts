import { listGuestRequests, switchTable, type Table } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from './Stage.ts';
import type { TablesStage } from './TablesStage.ts';

/** How staff see and answer what guests ask for at their tables. */
export function tablesRequests(floor: TablesStage): void {
  const requests = async ({ id }: Pick<Table, 'id'>, username = 'waiter') => {
    const answer = await floor.stage.as(username, listGuestRequests, { query: {} });
    return answer.requests.filter(({ table_id }) => table_id === id);
  };

  describe('the requests of guests', () => {
    test('name the table that nobody ordered at, and end with one answer', async () => {
      const table = await floor.fresh();
      expect(await requests(table)).toEqual([]);
      await floor.host.ask(table.qr_token, 'help');
      const asked = await floor.now(table);
      const { id: table_id, version, merchant_id, name, section } = asked;
      expect(await requests(table)).toEqual([
        {
          merchant_id,
          table_id,
          version,
          name,
          section,
          kinds: ['help'],
          asked_at: asked.help_asked_at,
        },
      ]);
      await floor.wait();
      expect(await refused(floor.step(asked, { action: 'answer' }, 'kitchen'))).toMatchObject({
        code: 'forbidden',
      });
      expect(await floor.step(asked, { action: 'answer' }, 'waiter')).toMatchObject({
        help_asked_at: null,
        version: version + 1,
      });
      expect(await requests(table)).toEqual([]);
    });

    test('are answered once: the second answer is refused', async () => {
      const table = await floor.fresh();
      await floor.host.ask(table.qr_token, 'help');
      await floor.wait();
      const asked = await floor.now(table);
      const answered = await floor.step(asked, { action: 'answer' });
      expect(await refused(floor.step(asked, { action: 'answer' }))).toMatchObject({
        code: 'conflict',
      });
      expect(await refused(floor.step(answered, { action: 'answer' }))).toMatchObject({
        code: 'notAllowedNow',
      });
    });

    test('for the bill and for help are one request of a table, the longest waiting first', async () => {
      const [late, early] = [await floor.fresh(), await floor.fresh()];
      await floor.host.placeAt(early.id);
      await floor.wait();
      await floor.host.ask(early.qr_token, 'help');
      await floor.wait();
      await floor.host.ask(early.qr_token, 'bill');
      await floor.host.ask(late.qr_token, 'help');
      const answer = await floor.stage.as('cashier', listGuestRequests, { query: {} });
      const mine = answer.requests.filter(({ table_id }) => [late.id, early.id].includes(table_id));
      expect(mine).toMatchObject([
        { table_id: early.id, kinds: ['bill', 'help'] },
        { table_id: late.id, kinds: ['help'] },
      ]);
    });

    test('end when their table is freed, and come back if that is undone', async () => {
      const table = await floor.occupy(await floor.fresh(), true);
      await floor.wait();
      await floor.host.ask(table.qr_token, 'help');
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
      await floor.host.ask(from.qr_token, 'help');
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
      await floor.host.ask(table.qr_token, 'help');
      expect(await requests(table, 'merchant.bangsar')).toEqual([]);
    });
  });
}
