import {
  addQueueEntry,
  createQueue,
  deleteQueue,
  editQueue,
  getMerchantQueue,
  listQueues,
  type Queue,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';

/** Returns the input of an edit that changes only these fields of a queue. */
export const editing = (
  { merchant_id: _m, id: _i, token: _t, waiting_count: _w, quoted_minutes: _q, ...rest }: Queue,
  change: Partial<Queue>,
) => ({ ...rest, ...change });

/** The queues themselves. */
export function queueGroups(stage: Stage): void {
  const board = (username = 'merchant') => stage.as(username, getMerchantQueue, { body: {} });
  const create = (name: string, prefix: string, more: object = {}, username = 'merchant') =>
    stage.as(username, createQueue, { body: { name, prefix, ...more } });
  const edit = (queue: Queue, change: Partial<Queue>) =>
    stage.as('merchant', editQueue, { params: { id: queue.id }, body: editing(queue, change) });
  const remove = ({ id, version }: Queue) =>
    stage.as('merchant', deleteQueue, { params: { id }, body: { version } });

  listLaws(stage, {
    name: 'queues',
    list: listQueues,
    username: 'merchant',
    query: {},
    search: 'le',
    textOf: (row: Queue) => row.name,
  });

  outletCases(stage, [[listQueues]]);

  describe('queue', () => {
    test('gets a new token on request, which replaces the old one', async () => {
      const { queues } = await board();
      const queue = queues[0]!;
      const renewed = await stage.as('merchant', editQueue, {
        params: { id: queue.id },
        body: { ...editing(queue, {}), is_token_renewed: true },
      });
      expect(renewed.token).not.toBe(queue.token);
      expect(renewed).toMatchObject({ name: queue.name, waiting_count: queue.waiting_count });
      expect((await edit(renewed, {})).token).toBe(renewed.token);
    });

    test('is on the board with its entries in serving order', async () => {
      const { queues, entries } = await board();
      expect(queues).toMatchObject([
        { name: 'Couples', prefix: 'A', state: 'open', waiting_count: 5 },
        { name: 'Families', prefix: 'B', party_min: 3, party_max: 5, waiting_count: 4 },
        { name: 'Long tables', prefix: 'C', waiting_count: 2 },
        { name: 'Terrace', prefix: 'T', state: 'closed', waiting_count: 0 },
      ]);
      const inFirst = entries.filter(({ queue_id }) => queue_id === queues[0]!.id);
      expect(inFirst.map(({ status, ahead }) => [status, ahead])).toEqual([
        ['arrived', null],
        ['called', null],
        ...[0, 1, 2, 3, 4].map((ahead) => ['waiting', ahead]),
      ]);
      const { aaData } = await stage.as('waiter', listQueues, { query: { order: 'asc' } });
      expect(aaData).toEqual(queues);
    });

    test('needs a unique name and prefix, and valid limits', async () => {
      const made = await create('  Balcony ', 'BB', { party_max: 4, average_minutes: 12 });
      expect(made).toMatchObject({
        name: 'Balcony',
        state: 'open',
        party_min: 1,
        party_max: 4,
        call_minutes: 10,
        waiting_count: 0,
        version: 1,
      });
      // At least the average time of a party, and longer if tables are scarce.
      expect(made.quoted_minutes).toBeGreaterThanOrEqual(15);
      expect(made.token).toMatch(/^101-.{22,}/);
      for (const [name, prefix, field] of [
        ['balcony', 'U', 'name'],
        ['Bar side', 'T', 'prefix'],
      ] as const)
        expect(await refused(create(name, prefix))).toMatchObject({
          code: 'invalid',
          matter: { fields: { [field]: { code: 'taken' } } },
        });
      expect(await refused(create('Bar', 'R', { party_min: 5, party_max: 4 }))).toMatchObject({
        matter: { fields: { party_max: { code: 'order' } } },
      });
      for (const wrong of [{ max_length: 501 }, { average_minutes: 0 }, { party_max: 31 }])
        expect(await refused(create('Bar', 'R', wrong))).toMatchObject({ code: 'invalid' });
    });

    test('refuses new entries when it is paused, closed or full', async () => {
      const made = await create('Garden', 'G');
      const join = () =>
        stage.as('merchant', addQueueEntry, { body: { queue_id: made.id, party: 2 } });
      const paused = await edit(made, { state: 'paused' });
      expect(await refused(join())).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'paused' } },
      });
      const closed = await edit(paused, { state: 'closed' });
      expect(await refused(join())).toMatchObject({ matter: { details: { why: 'closed' } } });
      const { aaData } = await stage.as('merchant', listQueues, { query: { state: 'closed' } });
      expect(aaData).toContainEqual(closed);
      expect(aaData.every(({ state }) => state === 'closed')).toBe(true);
      expect(await refused(edit(made, { state: 'open' }))).toMatchObject({
        code: 'conflict',
        matter: { current: { id: made.id, state: 'closed', version: 3 } },
      });
      await edit(closed, { state: 'open', max_length: 1 });
      await join();
      expect(await refused(join())).toMatchObject({ matter: { details: { why: 'full' } } });
    });

    test('can be deleted only when it is empty, and its name can be reused', async () => {
      const { queues } = await board();
      const couples = queues.find(({ name }) => name === 'Couples')!;
      expect(await refused(remove(couples))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'somebody_waits', count: 7 } },
      });
      const made = await create('Gone', 'Z');
      expect(await remove(made)).toEqual({ id: made.id });
      expect((await board()).queues.map(({ id }) => id)).not.toContain(made.id);
      expect(await refused(remove(made))).toMatchObject({ code: 'notFound' });
      expect((await create('Gone', 'Z')).id).not.toBe(made.id);
    });

    test('cannot be read or changed by another merchant', async () => {
      const [mine] = (await board()).queues as [Queue];
      const body = editing(mine, { state: 'closed' });
      for (const outside of ['merchant.bangsar', 'merchant.cheras'])
        expect(
          await refused(stage.as(outside, editQueue, { params: { id: mine.id }, body })),
        ).toMatchObject({ code: 'notFound', status: 404 });
      expect((await board('merchant.bangsar')).queues.every((one) => one.merchant_id === 102)).toBe(
        true,
      );
      expect(
        await refused(stage.as('merchant', getMerchantQueue, { body: { merchant_id: 102 } })),
      ).toMatchObject({ code: 'forbidden' });
    });
  });

  let made = 0;
  const added = async (name: string) =>
    (await create(name, `S${String.fromCharCode(65 + made++)}`)).id;
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listQueues, { query: { length: 100, ...query } });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'queues', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'queues', create: added, list: () => find({ order: 'asc' }) });
  test('the board has queues in the order of the list', async () => {
    const { queues } = await stage.as('merchant', getMerchantQueue, { body: {} });
    expect(queues.map(({ id }) => id)).toEqual(await find({ order: 'asc' }));
  });
}
