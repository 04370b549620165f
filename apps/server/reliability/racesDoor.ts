import { createReservation, createQueue, serveNext } from '@servery/api';
import { sql } from 'kysely';
import { all, first, insertRows } from '../src/sql.ts';
import type { TestServer } from '../test/serverOn.ts';
import { waitingRow } from '../test/waitingRow.ts';
import { inGroups, isDone, raceMerchant } from './racesGroups.ts';
import type { Race } from './racesHarness.ts';
import { newTable, removeTables } from './racesPlaces.ts';

const each = 10;

/** Ten at the door call the next of twelve who wait: the first ten are called, each once, and nobody is stepped over. */
export async function nextCalled(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const { nextId, now } = server.host;
  const host = await server.as('host');
  return inGroups({
    tries,
    each,
    begin: async (at) => {
      // Only a few are there at a time, so that letters are enough to tell their numbers apart.
      const body = { name: `Race ${nextId()}`, prefix: `R${String.fromCodePoint(65 + (at % 26))}` };
      const queue = await host.call(createQueue, { body });
      const party = { queue_id: queue.id, party: 2, now: now() };
      const waiting = Array.from({ length: each + 2 }, () => ({ id: nextId(), ...party }));
      const rows = waiting.map((one) => waitingRow(raceMerchant, one));
      await insertRows(db, 'queue_entry', rows);
      return { queue_id: queue.id, first: waiting.slice(0, each).map(({ id }) => id) };
    },
    attempt: ({ queue_id }) =>
      isDone(host.call(serveNext, { body: { queue_id, seats: 4 } }), 'notAllowedNow'),
    end: async ({ queue_id, first: wanted }, told) => {
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
      return { legal: each, stored: isRight ? told : told + 1 };
    },
  });
}

/** Ten book one table for one evening by telephone: one has it. */
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
