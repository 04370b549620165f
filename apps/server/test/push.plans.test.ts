import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Recorder } from '../bench/recorder.ts';
import { claimOrders } from '../src/background/push/claimOrders.ts';
import { within } from '../src/http/scope.ts';
import { all, type Db } from '../src/storage/sql.ts';
import { openTestDatabase } from './databases.ts';

const recorder = new Recorder();
let database: Db;
beforeAll(async () => {
  database = await openTestDatabase<unknown>('embedded');
  const { kysely } = database;
  // Two days of events of a busy group.
  await sql`insert into event (merchant_id, seq, at, kind, payload)
    select 100 + m, 10000 + n, now() - n * interval '20 seconds',
      case when n % 6 = 0 then 'order.placed' else 'order.changed' end,
      jsonb_build_object('subject', jsonb_build_object('kind', 'order', 'id', n), 'version', 1)
    from generate_series(1, 4) m, generate_series(1, 10000) n`.execute(kysely);
  await sql`analyze event`.execute(kysely);
});
afterAll(() => database.close());

const planOf = async (scope: readonly number[] | 'all'): Promise<string> => {
  const recorded = { ...database, kysely: database.kysely.withPlugin(recorder) };
  const statements = await recorder.record(database.kysely, () =>
    claimOrders(recorded, within(scope)),
  );
  const plans = await Promise.all(
    statements.map((statement) =>
      database.kysely.executeQuery<{ 'QUERY PLAN': string }>({
        ...statement,
        sql: `explain ${statement.sql}`,
      }),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
};

test.each([[[101]], [[101, 102]], ['all' as const]])(
  'claiming new orders of %j reads no old events',
  async (scope) => {
    const plan = await planOf(scope);
    expect(plan).toMatch(/Index Scan (using|on) event_at\b/);
    expect(plan).not.toMatch(/Seq Scan on event\b/);
  },
);

test('there are enough events for a sequential scan to be noticeable', async () => {
  const [row] = await all(database.kysely, sql<{ n: number }>`select count(*) as n from event`);
  expect(row!.n).toBeGreaterThan(39_000);
});
