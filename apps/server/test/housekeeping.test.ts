import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkpointWhenLong, runHousekeeping } from '../src/background/housekeeping.ts';
import { first, type Db } from '../src/storage/sql.ts';
import { openTestDatabase } from './databases.ts';

let database: Db;
beforeEach(async () => {
  database = await openTestDatabase<unknown>('embedded');
});
afterEach(() => database.close());

const rows = 400;
const rounds = 16;

/** Updates every row of a table repeatedly, in an indexed column. */
async function churn(each: () => Promise<unknown>): Promise<void> {
  const db = database.kysely;
  await sql`insert into idempotency (scope, key, request_hash, status, body)
    select 'all', i, 'x', 200, to_json(repeat('x', 500))
    from generate_series(1, ${rows}::int) i`.execute(db);
  for (let round = 0; round < rounds; round += 1) {
    await sql`update idempotency set at = at + interval '1 second'`.execute(db);
    // Statistics are otherwise reported up to a second later.
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await each();
  }
}

const state = async () =>
  (await first(
    database.kysely,
    sql<{ dead: number; bytes: number }>`
      select n_dead_tup as dead, pg_total_relation_size('idempotency') as bytes
      from pg_stat_user_tables where relname = 'idempotency'`,
  ))!;

test('housekeeping keeps dead rows few and tables small under many updates', async () => {
  await churn(() => runHousekeeping(database, { isNewHour: true, isNewDay: false }));
  const tidied = await state();
  await database.close();
  database = await openTestDatabase<unknown>('embedded');
  await churn(async () => undefined);
  const left = await state();
  expect(left.dead).toBeGreaterThan(0.5 * rounds * rows);
  expect(tidied.dead).toBeLessThan(2 * rows);
  expect(tidied.bytes).toBeLessThan(left.bytes / 3);
});

test('a checkpoint runs once the log exceeds its limit', async () => {
  const limit = 1024 * 1024;
  await churn(async () => undefined);
  expect(await checkpointWhenLong(database, limit)).toBe(true);
  expect(await checkpointWhenLong(database, limit)).toBe(false);
});

test('large tables are vacuumed only on a new day', async () => {
  const db = database.kysely;
  await sql`insert into idempotency (scope, key, request_hash, status, body)
    select 'all', i, 'x', 200, (select to_json(string_agg(md5(random()::text), ''))
      from generate_series(1, 40) where i > 0) from generate_series(1, 8000) i`.execute(db);
  await sql`update idempotency set at = at + interval '1 second' where key < '5'`.execute(db);
  await sql`select pg_stat_force_next_flush()`.execute(db);
  expect((await state()).bytes).toBeGreaterThan(9 * 1024 * 1024);
  const { dead } = await state();
  await runHousekeeping(database, { isNewHour: true, isNewDay: false });
  expect((await state()).dead).toBe(dead);
  await runHousekeeping(database, { isNewHour: false, isNewDay: true });
  expect((await state()).dead).toBe(0);
});
