import {
  addQueueEntry,
  addToCart,
  createCategory,
  createExperience,
  createPrinter,
  createReservation,
  listQueues,
  listTables,
  Problem,
  type Client,
} from '@servery/api';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { plainDish } from './places.ts';

const each = 10;

interface Named {
  /** The table and the column in which created records are counted by their word. */
  table: string;
  column: string;
  send: (word: string, idempotencyKey: string) => Promise<unknown>;
}

/** Returns one creating write per area, each with a unique word in its input. */
async function writesOf(client: Client): Promise<readonly Named[]> {
  const menu_id = await plainDish(client);
  const [tables, queues] = await Promise.all([
    client.call(listTables, { query: { status: 'active' } }),
    client.call(listQueues, { query: { state: 'open' } }),
  ]);
  const table_id = tables.aaData[0]!.id;
  const { id: queue_id, party_min: party } = queues.aaData[0]!;
  const starts_at = '2026-12-09T11:00:00.000Z';
  const printer = {
    connection: 'browser' as const,
    width: 80 as const,
    duties: [],
    fallback_id: null,
    is_active: true,
  };
  const named =
    (table: string, column = 'name') =>
    (send: Named['send']): Named => ({ table, column, send });
  return [
    named(
      'table_cart',
      'note',
    )((note, idempotencyKey) =>
      client.call(
        addToCart,
        { body: { table_id, lines: [{ menu_id, quantity: 1, note }] } },
        { idempotencyKey },
      ),
    ),
    named('menu_category')((name, idempotencyKey) =>
      client.call(createCategory, { body: { name } }, { idempotencyKey }),
    ),
    named('experience')((name, idempotencyKey) =>
      client.call(createExperience, { body: { name, stay_minutes: 90 } }, { idempotencyKey }),
    ),
    named('queue_entry')((name, idempotencyKey) =>
      client.call(addQueueEntry, { body: { queue_id, name, party } }, { idempotencyKey }),
    ),
    named('reservation')((name, idempotencyKey) =>
      client.call(
        createReservation,
        { body: { name, starts_at, party: 2, is_waitlisted: true } },
        { idempotencyKey },
      ),
    ),
    named('printer')((name, idempotencyKey) =>
      client.call(createPrinter, { body: { name, ...printer } }, { idempotencyKey }),
    ),
  ];
}

/**
 * In each area, a record is created ten times concurrently with one idempotency key: it is created
 * once, and the key creates nothing else.
 */
export async function names(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const writes = await writesOf(await server.as('merchant'));
  const countOf = async ({ table, column }: Named, word: string) =>
    (await first(
      db,
      sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
        where merchant_id = ${raceMerchant} and ${sql.ref(column)} = ${word}`,
    ))!.n;
  return inGroups({
    tries,
    each,
    begin: async (at) => {
      const id = server.host.nextId();
      const answers = new Set<string>();
      return { write: writes[at % writes.length]!, word: `Race ${id}`, key: `race-${id}`, answers };
    },
    attempt: async ({ write, word, key, answers }) => {
      try {
        const answer = JSON.stringify(await write.send(word, key));
        const isNew = !answers.has(answer);
        answers.add(answer);
        return isNew;
      } catch (error) {
        if (error instanceof Problem && error.code === 'inFlight') return false;
        throw error;
      }
    },
    end: async ({ write, word, key }) => {
      const other = `${word} B`;
      const isOther = await isDone(write.send(other, key), 'keyReused');
      const n = (await countOf(write, word)) + (await countOf(write, other));
      const { table, column } = write;
      await sql`delete from reservation_table t using reservation r
        where r.merchant_id = ${raceMerchant} and r.name = ${word}
          and t.merchant_id = r.merchant_id and t.reservation_id = r.id`.execute(db);
      await sql`delete from ${sql.table(table)}
        where merchant_id = ${raceMerchant} and ${sql.ref(column)} = ${word}`.execute(db);
      return { legal: 1, stored: n + Number(isOther) };
    },
  });
}
