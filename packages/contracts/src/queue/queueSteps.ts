import {
  removeQueueEntry,
  serveDirectQueue,
  serveNext,
  serveQueue,
  swapQueueEntry,
  type QueueEntry,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { createWorld } from '@servery/sample';
import { groupOf, statusOf } from '@servery/domain/tables';
import { contractNow, contractSample } from '../host.ts';
import { lineOf, on } from './queueLine.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;

/** Returns the nth available table of the sample's first outlet, with which every host starts. */
function freeTable(nth = 0): { id: number; name: string; version: number } {
  const world = createWorld({ now: () => contractNow, ...contractSample });
  const floor = world.tables.floor(101, world.orders.values(), contractNow);
  return floor.tables.filter(
    (table) =>
      statusOf(table, floor, contractNow).state === 'available' &&
      groupOf(table, floor).length === 1 &&
      !floor.carts.some(({ table_id }) => table_id === table.id),
  )[nth]!;
}

/** The steps of queue entries: called, arrived, served, no-show, moved, undone. */
export function queueSteps(stage: Stage): void {
  const { fresh, add, call, turn, serve, absent, inLine, alone } = lineOf(stage, 'Y');

  describe('step of a queue entry', () => {
    test('calls, marks as arrived and serves a party, and records its wait', async () => {
      await alone();
      const { id } = await fresh();
      const entry = await add(id, 2);
      await stage.host.advance(7 * minute);
      const called = await call(entry);
      expect(called).toMatchObject({ status: 'called', calls: 1, ahead: null });
      const arrived = await turn(called, 'arrive');
      expect(arrived.status).toBe('arrived');
      await stage.host.advance(5 * minute);
      expect(await serve(arrived)).toMatchObject({
        status: 'served',
        quoted_minutes: 10,
        waited_minutes: 12,
      });
      expect(await inLine(id)).toEqual([]);
    });

    test.each(['left', 'no_show', 'removed'] as const)(
      'can end as %s after the party arrived',
      async (how) => {
        await alone();
        const { id } = await fresh();
        const arrived = await turn(await call(await add(id, 2)), 'arrive');
        const body =
          how === 'removed'
            ? { ...on(arrived), how, reason: 'Walked out' }
            : { ...on(arrived), how };
        const ended = await stage.as('host', removeQueueEntry, { body });
        expect(ended).toMatchObject({ status: how });
        expect(await turn(ended, 'undo')).toMatchObject({ status: 'arrived' });
      },
    );

    test('seats a party at a free table, and undoing frees the table', async () => {
      const { id } = await fresh();
      const free = freeTable();
      const table = { id: free.id, version: free.version };
      const seat = (entry: QueueEntry, at: { id: number; version: number }, who = 'merchant') =>
        stage.as(who, serveQueue, { body: { ...on(entry), table: at } });
      const called = await call(await add(id, 3));
      const stale = seat(called, { ...table, version: table.version + 9 });
      expect(await refused(stale)).toMatchObject({ matter: { details: { why: 'table' } } });
      expect(await refused(seat(called, { id: 1, version: 1 }))).toMatchObject({
        code: 'notFound',
      });
      expect((await inLine(id)).map((one) => one.status)).toEqual(['called']);
      const served = await seat(called, table);
      expect(served).toMatchObject({
        status: 'served',
        seated: { id: free.id, name: free.name },
      });
      const late = await call(await add(id, 2));
      const twice = seat(late, { ...table, version: table.version + 1 });
      expect(await refused(twice)).toMatchObject({ matter: { details: { why: 'table' } } });
      expect(await turn(served, 'undo')).toMatchObject({ status: 'called', seated: null });
      // The table is free again, two versions later.
      const again = await seat(late, { ...table, version: table.version + 2 });
      expect(again).toMatchObject({ seated: { id: free.id } });
      await stage.host.advance(11_000);
      expect(await refused(turn(again, 'undo'))).toMatchObject({ code: 'tooLate' });
    });

    test('calls at most twice, and allows a no-show only after the second call is over', async () => {
      const { id } = await fresh();
      const once = await call(await add(id, 2));
      await stage.host.advance(11 * minute);
      expect(await refused(absent(once))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'calls' } },
      });
      const twice = await call(once);
      expect(twice.calls).toBe(2);
      expect(await refused(call(twice))).toMatchObject({ matter: { details: { why: 'calls' } } });
      await stage.host.advance(9 * minute);
      expect(await refused(absent(twice))).toMatchObject({ matter: { details: { why: 'early' } } });
      await stage.host.advance(2 * minute);
      const gone = await absent(twice);
      expect(gone.status).toBe('no_show');

      const behind = await add(id, 4);
      const back = await turn(gone, 'rejoin');
      expect(back).toMatchObject({ status: 'waiting', calls: 0, ahead: 1, number: gone.number });
      expect((await inLine(id)).map((one) => one.id)).toEqual([behind.id, back.id]);
    });

    test('returns a no-show to the queue within 30 minutes only', async () => {
      const { id } = await fresh();
      const twice = await call(await call(await add(id, 2)));
      await stage.host.advance(10 * minute);
      const gone = await absent(twice);
      await stage.host.advance(31 * minute);
      expect(await refused(turn(gone, 'rejoin'))).toMatchObject({ code: 'tooLate' });
    });

    test('needs a reason for removal', async () => {
      const { id } = await fresh();
      const entry = await add(id, 2);
      const remove = (reason: string) =>
        stage.as('merchant', removeQueueEntry, { body: { how: 'removed', ...on(entry), reason } });
      expect(await refused(remove(' '))).toMatchObject({ code: 'invalid' });
      expect(await remove('Joined twice')).toMatchObject({
        status: 'removed',
        reason: 'Joined twice',
      });
    });

    test('swaps two parties of the same queue, both or neither', async () => {
      const { id } = await fresh();
      const { id: elsewhere } = await fresh();
      const [a, b, c] = [await add(id, 2), await add(id, 2), await add(id, 2)];
      const far = await add(elsewhere, 2);
      const swap = (one: QueueEntry, other: QueueEntry) =>
        stage.as('merchant', swapQueueEntry, {
          body: { ...on(one), other_id: other.id, other_version: other.version },
        });
      const { entries } = await swap(a, c);
      expect(entries).toMatchObject([
        { id: a.id, ahead: 2, version: 2 },
        { id: c.id, ahead: 0, version: 2 },
      ]);
      expect((await inLine(id)).map((one) => one.id)).toEqual([c.id, b.id, a.id]);
      expect(await refused(swap(b, c))).toMatchObject({
        code: 'conflict',
        matter: { current: { id: c.id, version: 2 } },
      });
      expect(await refused(swap(b, far))).toMatchObject({
        matter: { details: { why: 'other_queue' } },
      });
      const called = await call(b);
      expect(await refused(swap(called, entries[0]!))).toMatchObject({ code: 'notAllowedNow' });
      expect((await inLine(id)).map((one) => one.id)).toEqual([c.id, b.id, a.id]);
    });

    test('serves the first party that fits the table next, or else the first', async () => {
      const { id } = await fresh();
      const [six, two] = [await add(id, 6), await add(id, 2)];
      const next = (seats: number) =>
        stage.as('merchant', serveNext, { body: { queue_id: id, seats } });
      expect(await next(4)).toMatchObject({ id: two.id, status: 'served' });
      expect(await next(4)).toMatchObject({ id: six.id, status: 'served' });
      expect(await refused(next(4))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'nobody_waits' } },
      });
    });

    test('seats the next party at a table, and undoing frees the table', async () => {
      const { id } = await fresh();
      const free = freeTable(1);
      const { version } = free;
      const line = await add(id, 2);
      const next = (version: number, at = free.id) =>
        stage.as('merchant', serveNext, {
          body: { queue_id: id, seats: 2, table: { id: at, version } },
        });
      expect(await refused(next(version + 9))).toMatchObject({
        matter: { details: { why: 'table' } },
      });
      expect(await refused(next(1, 1))).toMatchObject({ code: 'notFound' });
      expect((await inLine(id)).map((one) => one.status)).toEqual(['waiting']);
      const served = await next(version);
      expect(served).toMatchObject({
        id: line.id,
        status: 'served',
        seated: { id: free.id, name: free.name },
      });
      await add(id, 2);
      expect(await refused(next(version + 1))).toMatchObject({
        matter: { details: { why: 'table' } },
      });
      expect(await turn(served, 'undo')).toMatchObject({ status: 'waiting', seated: null });
      // The table is free again, two versions later.
      expect(await next(version + 2)).toMatchObject({ id: line.id, seated: { id: free.id } });
    });

    test('serves each party once when several people serve at the same time', async () => {
      const { id } = await fresh();
      for (const party of [2, 2, 2]) await add(id, party);
      const results = await Promise.allSettled(
        Array.from({ length: 5 }, () =>
          stage.as('merchant', serveNext, { body: { queue_id: id, seats: 2 } }),
        ),
      );
      const served = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
      expect(served).toHaveLength(3);
      expect(new Set(served).size).toBe(3);
    });

    test('serves out of turn with a reason, only while the party is waiting', async () => {
      const { id } = await fresh();
      const [, late] = [await add(id, 2), await add(id, 2)];
      const direct = (entry: QueueEntry) =>
        stage.as('merchant', serveDirectQueue, { body: { ...on(entry), reason: 'Wheelchair' } });
      expect(await refused(serve(late))).toMatchObject({ code: 'notAllowedNow' });
      const served = await direct(late);
      expect(served).toMatchObject({ status: 'served', reason: 'Wheelchair' });
      expect(await refused(direct(served))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('can be undone within ten seconds', async () => {
      const { id } = await fresh();
      const entry = await add(id, 2);
      const called = await call(entry);
      expect(called.undo_until).not.toBeNull();
      const back = await turn(called, 'undo');
      expect(back).toMatchObject({ status: 'waiting', calls: 0, ahead: 0, undo_until: null });
      expect(await refused(turn(back, 'undo'))).toMatchObject({ code: 'notAllowedNow' });
      const again = await call(back);
      await stage.host.advance(11_000);
      expect(await refused(turn(again, 'undo'))).toMatchObject({ code: 'tooLate' });
      expect(await refused(turn(back, 'undo'))).toMatchObject({
        code: 'conflict',
        matter: { current: { id: entry.id, status: 'called' } },
      });
    });

    test('updates quotes by today’s pace of the queue', async () => {
      await alone();
      const { id } = await fresh();
      for (let i = 0; i < 6; i++) {
        const entry = await call(await add(id, 2));
        await stage.host.advance(2 * minute);
        await serve(entry);
      }
      // Five gaps of two minutes, averaged with three assumed gaps of ten: five minutes.
      expect(await add(id, 2)).toMatchObject({
        quoted_minutes: 5,
        number: expect.stringMatching(/7$/),
      });
    });
  });
}
