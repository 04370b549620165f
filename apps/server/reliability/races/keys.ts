import { displayMenu, placeOrder, Problem } from '@servery/api';
import { sql } from 'kysely';
import { all, first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const each = 10;

/** Returns the numbers of the orders with a note, in order. */
const numbersOf = async ({ database: { kysely: db } }: TestServer, note: string) => {
  const rows = await all(
    db,
    sql<{ number: string }>`select number from orders
      where merchant_id = ${merchant_id} and note = ${note}`,
  );
  return rows.map(({ number }) => Number(number.replace(/\D/g, ''))).toSorted((a, b) => a - b);
};

/** Counts order numbers that were skipped or given twice. */
const gapsIn = (numbers: readonly number[]) =>
  numbers.filter((number, i) => i > 0 && number !== numbers[i - 1]! + 1).length;

/**
 * Each order is sent ten times concurrently with one idempotency key: it is placed once, and order
 * numbers have no gaps.
 */
export async function keys(server: TestServer, tries: number): Promise<Race> {
  const merchant = await server.as('merchant');
  const { categories } = await merchant.call(displayMenu, { query: {} });
  const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
  const note = `race ${server.host.nextId()}`;
  const body = {
    order_method: 'pickup' as const,
    note,
    lines: [{ menu_id: dish.id, quantity: 1 }],
  };
  const placed = new Map<number, number>();
  return {
    tries,
    atOnce: 30,
    attempt: async (index) => {
      const key = Math.floor(index / each);
      try {
        const options = { idempotencyKey: `${note.replace(' ', '-')}-${key}` };
        const { id } = await merchant.call(placeOrder, { body }, options);
        // The same response again is the same effect.
        const isFirst = !placed.has(key);
        const isOther = !isFirst && placed.get(key) !== id;
        placed.set(key, id);
        return isFirst || isOther;
      } catch (error) {
        if (error instanceof Problem && error.code === 'inFlight') return false;
        throw error;
      }
    },
    effects: async () => {
      const numbers = await numbersOf(server, note);
      return { legal: Math.ceil(tries / each), stored: numbers.length + gapsIn(numbers) };
    },
  };
}

/** Checks whether the key exists, then inserts; the number is one more than the highest. */
export async function naiveKeys(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const series = `naive-${server.host.nextId()}`;
  await sql`create table if not exists race_placed (key text not null, number bigint not null)`.execute(
    db,
  );
  return {
    tries,
    atOnce: 30,
    attempt: async (index) => {
      const key = `${series}-${Math.floor(index / each)}`;
      const known = await first(db, sql`select 1 from race_placed where key = ${key}`);
      if (known) return false;
      const last = await first(
        db,
        sql<{ n: number }>`select coalesce(max(number), 0)::bigint as n from race_placed
          where key like ${`${series}-%`}`,
      );
      await sql`insert into race_placed (key, number) values (${key}, ${last!.n + 1})`.execute(db);
      return true;
    },
    effects: async () => {
      const rows = await all(
        db,
        sql<{ n: number }>`select number as n from race_placed where key like ${`${series}-%`}`,
      );
      const numbers = rows.map(({ n }) => n).toSorted((a, b) => a - b);
      return { legal: Math.ceil(tries / each), stored: rows.length + gapsIn(numbers) };
    },
  };
}
