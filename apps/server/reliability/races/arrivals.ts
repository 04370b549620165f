import { createReservation, createQueue, serveNext } from '@servery/api';
import { sql } from 'kysely';
import { all, first, insertRows } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { waitingRow } from '../../test/waitingRow.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { newTable, removeTables } from './places.ts';

const each = 10;

/**
 * Ten hosts each call the next of twelve waiting parties: the first ten are called, each once, and
 * none is skipped.
 */
export async function nextCalled(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const { nextId, now } = server.host;
  const host = await server.as('host');
  return inGroups({
    tries,
    each,
    begin: async (at) => {
      // Few queues exist at the same time, so one letter is enough to distinguish their numbers.
      const body = { name: `Race ${nextId()}`, prefix: `R${String.fromCodePoint(65 + (at % 26))}` };
      const queue = await host.call(createQueue, { body });
      const party = { queue_id: queue.id, party: 2, now: now() };
      const waiting = Array.from({ length: each + 2 }, () => ({ id: nextId(), ...party }));
      const rows = waiting.map((entry) => waitingRow(raceMerchant, entry));
      await insertRows(db, 'queue_entry', rows);
      return { queue_id: queue.id, first: waiting.slice(0, each).map(({ id }) => id) };
    },
    attempt: ({ queue_id }) =>
      isDone(host.call(serveNext, { body: { queue_id, seats: 4 } }), 'notAllowedNow'),
    end: async ({ queue_id, first: wanted }, succeeded) => {
      const served = await all(
        db,
        sql<{ id: number }>`select id from queue_entry where merchant_id = ${raceMerchant}
          and queue_id = ${queue_id} and status = 'served' order by id`,
      );
      for (const [table, column] of [
        ['queue_entry', 'queue_id'],
        ['queue', 'id'],
      ] as const)
        await sql`delete from ${sql.table(table)}
          where merchant_id = ${raceMerchant} and ${sql.ref(column)} = ${queue_id}`.execute(db);
      const isRight = served.map(({ id }) => id).join() === wanted.join();
      return { legal: each, stored: isRight ? succeeded : succeeded + 1 };
    },
  });
}

/** Ten bookings by phone for one table on one evening: one succeeds. */
export async function eveningBooked(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const host = await server.as('merchant');
  return inGroups({
    tries,
    each,
    begin: () => newTable(server, host),
    attempt: ({ id }, k) => {
      const starts_at = `2026-12-08T11:${k % 2 === 0 ? '00' : '30'}:00.000Z`;
      const body = { name: `Race ${k}`, starts_at, party: 2, table_ids: [id] };
      return isDone(host.call(createReservation, { body }), 'conflict');
    },
    end: async ({ id }) => {
      const row = await first(
        db,
        sql<{ n: number; ids: number[] }>`select count(*) as n,
            coalesce(jsonb_agg(reservation_id), '[]') as ids from reservation_table
          where merchant_id = ${raceMerchant} and table_id = ${id}`,
      );
      const { n, ids } = row!;
      for (const [table, column] of [
        ['reservation_table', 'reservation_id'],
        ['reservation', 'id'],
      ] as const)
        await sql`delete from ${sql.table(table)} where merchant_id = ${raceMerchant}
          and ${sql.ref(column)} = any(${ids}::bigint[])`.execute(db);
      await removeTables(server, [id]);
      return { legal: 1, stored: n };
    },
  });
}
