import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Db } from '../src/storage/sql.ts';
import type { Host } from '../src/http/host.ts';
import { createIds } from '../src/ids.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { silent } from '../src/log.ts';
import { openSession } from '../src/session/sessions.ts';
import { all, first } from '../src/storage/sql.ts';
import { openTestDatabase } from './databases.ts';
import { casesOf } from '../bench/cases.ts';
import { fill } from '../bench/fill.ts';
import { Recorder } from '../bench/recorder.ts';

const now = new Date('2026-06-15T12:30:00.000Z');
const days = 90;
const recorder = new Recorder();
let database: Db;
let feed: Feed;
let get: (path: string) => Promise<{ total?: number }>;

beforeAll(async () => {
  database = await openTestDatabase<unknown>('embedded');
  const pepper = 'pepper of the plans';
  await fill(
    database,
    { now, pepper, orders: 12_000, merchants: 6, days, share: 0.5 },
    () => undefined,
  );
  const recorded = { ...database, kysely: database.kysely.withPlugin(recorder) };
  const host: Host = {
    database: recorded,
    now: () => now,
    nextId: createIds(() => now.getTime()),
    pepper,
    log: silent,
  };
  feed = createFeed(recorded);
  const app = createApp({ host, feed });
  const db = database.kysely;
  const person = await first(
    db,
    sql<{ id: number }>`select id from person where username_key = 'merchant'`,
  );
  const session = { id: host.nextId(), person_id: person!.id, signature_key: null };
  const { token } = await openSession(db, session, now);
  get = async (path) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.request(`http://server.test/api${path}`, { headers });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as { total?: number };
  };
}, 600_000);

afterAll(async () => {
  feed.close();
  await database.close();
});

const planOf = async (path: string): Promise<string> => {
  const db = database.kysely;
  const statements = await recorder.record(db, () => get(path));
  const plans: string[] = [];
  for (const statement of statements) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...statement,
      sql: `explain ${statement.sql}`,
    });
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
};

const isNarrow = /^(new|action|today|board|order$)/;

it('lists of today, boards and single orders are read by an index', async () => {
  const cases = await casesOf(database.kysely, now, days);
  const narrow = cases.filter(({ name, as }) => as === 'merchant' && isNarrow.test(name));
  expect(narrow.length).toBeGreaterThan(15);
  for (const { name, path } of narrow)
    expect([name, await planOf(path)].join('\n')).not.toMatch(
      /Seq Scan on (orders|order_line|order_event|payment)\b/,
    );
});

it('a report looks up the rows below each order, whatever the statistics say', async () => {
  const plan = await planOf('/admin/report/sales_summary');
  const byOrder = /\(merchant_id = o\.merchant_id\) AND \(order_id = o\.id\)/g;
  // Lines, reductions, payments and refunds.
  expect(plan.match(byOrder)).toHaveLength(4);
});

it('totals of many days are read from the counts per day', async () => {
  const range = 'startDate=2026-03-17%2000:00&endDate=2026-06-15%2023:59';
  expect(await planOf(`/admin/order_listing?${range}`)).toMatch(/order_count/);
});

it.each([
  ['three letters by their trigrams', 'search=zzzz', /orders_search/],
  ['an amount by the totals', 'search=54.69', /orders_total/],
  ['the numbers of many days in their order', 'sort=number', /orders_number/],
])('an index finds %s', async (_, query, index) => {
  const range = 'startDate=2026-03-17%2000:00&endDate=2026-06-15%2023:59';
  expect(await planOf(`/admin/order_listing?${range}&${query}`)).toMatch(index);
});

it.each([
  ['', ''],
  ['type=completed', `list = 'completed'`],
  ['order_method=delivery', `order_method = 'delivery'`],
  ['payment_status=paid', `payment_status = 'paid'`],
])('the total equals the number of orders: %s', async (filter, condition) => {
  const where = condition === '' ? sql`true` : sql.raw(condition);
  for (const [start, end] of [
    ['2026-04-01 10:30', '2026-05-20 18:45'],
    ['2026-06-13 23:00', '2026-06-15 09:10'],
    ['2026-06-15 09:00', '2026-06-15 09:30'],
  ] as const) {
    const [one] = await all(
      database.kysely,
      sql<{ total: number }>`select count(*) as total from orders
        where merchant_id = 101 and status <> 'draft' and ${where}
          and placed_at >= ${start}::timestamp at time zone 'Asia/Kuala_Lumpur'
          and placed_at < ${end}::timestamp at time zone 'Asia/Kuala_Lumpur' + interval '1 minute'`,
    );
    const query = new URLSearchParams({ startDate: start, endDate: end });
    const { total } = await get(`/admin/order_listing?${query.toString()}&${filter}`);
    expect(total).toBe(one!.total);
  }
});
