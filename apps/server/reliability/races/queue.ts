import { sql } from 'kysely';
import { serveNext } from '../../src/areas/queue/serveNext.ts';
import { first, insertRows } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { waitingDay, waitingRow } from '../../test/waitingRow.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;

interface Line {
  merchant_id: number;
  queue_id: number;
  seats: number;
  business_date: string;
}

type Pop = (server: TestServer, line: Line) => Promise<number | null>;

const pop: Pop = async ({ host }, line) =>
  (await host.database.transaction((trx) => serveNext(trx, line, host.now())))?.id ?? null;

/** Reads the first waiting party, then serves it. */
const popNaively: Pop = async ({ database: { kysely: db } }, { queue_id }) => {
  const next = await first(
    db,
    sql<{ id: number }>`select id from queue_entry
      where merchant_id = ${merchant_id} and queue_id = ${queue_id} and status = 'waiting'
      order by id limit 1`,
  );
  if (!next) return null;
  await sql`update queue_entry set status = 'served'
    where merchant_id = ${merchant_id} and id = ${next.id}`.execute(db);
  return next.id;
};

/** The limit of waiting parties in a shop; a fifth more calls are made. */
const waiting = 50;
const calls = 60;

async function racing(server: TestServer, tries: number, serve: Pop): Promise<Race> {
  const { database, host } = server;
  const queues = Array.from({ length: Math.ceil(tries / calls) }, host.nextId);
  for (const queue_id of queues)
    await insertRows(
      database.kysely,
      'queue_entry',
      Array.from({ length: waiting }, (_, k) =>
        waitingRow(merchant_id, {
          id: host.nextId(),
          queue_id,
          party: 1 + (k % 6),
          now: host.now(),
        }),
      ),
    );
  const served = new Set<number>();
  let twice = 0;
  return {
    tries: queues.length * calls,
    atOnce: 32,
    attempt: async (index) => {
      const queue_id = queues[Math.floor(index / calls)]!;
      const id = await serve(server, {
        merchant_id,
        queue_id,
        seats: 1 + (index % 6),
        business_date: waitingDay,
      });
      if (id === null) return false;
      if (served.has(id)) twice += 1;
      served.add(id);
      return true;
    },
    effects: async () => {
      const row = await first(
        database.kysely,
        sql<{ n: number }>`select count(*) as n from queue_entry
          where merchant_id = ${merchant_id} and queue_id = any(${queues}::bigint[])
            and status = 'served'`,
      );
      return { legal: queues.length * waiting, stored: row!.n + twice };
    },
  };
}

/** Hosts call the next waiting party concurrently; one call in six finds none. */
export const queue = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, pop);
/** The same without a lock. */
export const naiveQueue = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, popNaively);
