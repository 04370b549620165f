import { sql } from 'kysely';
import { rightsOf } from '@servery/domain/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../bench/recorder.ts';
import { merchantPage } from '../src/areas/merchants/list.ts';
import type { Caller } from '../src/http/RequestContext.ts';
import { asPlatform } from '../src/storage/db/confine.ts';
import type { Db } from '../src/storage/sql.ts';
import { engines, openTestDatabase } from './databases.ts';

const admin: Caller = {
  session_id: 1,
  id: 1,
  username: 'admin',
  name: 'Admin',
  role: 'admin',
  template: null,
  merchant_id: null,
  rights: rightsOf('admin', null),
  scope: 'all',
};
const query = {
  listing_type: 'merchant',
  search: '',
  columns: 'created_at',
  order: 'desc',
  start: 0,
  length: 10,
  status: '',
  setup_status: '',
  startDate: '',
  endDate: '',
} as const;
const merchants = 10_000;

describe.each(engines)('the list of 10,000 merchants on %s', (engine) => {
  const recorder = new Recorder();
  let database: Db;
  beforeAll(async () => {
    database = await openTestDatabase<unknown>(engine);
    await asPlatform(async () => {
      const { kysely } = database;
      // Settings of the usual size, which the list must not read for other rows than its own.
      await sql`insert into merchant (merchant_id, name, setup_status, settings, name_key,
          search_text, created_at)
        select n, 'Kopitiam ' || n, case when n % 10 = 0 then 'draft' else 'live' end,
          jsonb_build_object('time_zone', 'Asia/Kuala_Lumpur', 'profile', md5(n::text) ||
            (select string_agg(md5(i::text || n::text), '') from generate_series(1, 40) i)),
          'kopitiam ' || lpad(n::text, 10, '0'), 'kopitiam ' || n || E'\n+603' || 10000000 + n,
          '2026-01-01'::timestamptz + n * interval '1 hour'
        from generate_series(1, ${merchants}::int) n`.execute(kysely);
      // The owner and nine others at each merchant.
      await sql`insert into person (id, username, username_key, name, name_key, search_text, role,
          template, merchant_id, password_hash, email, email_key)
        select n * 100 + i, 'p' || n || '.' || i, 'p' || n || '.' || i, 'Person ' || n,
          'person ' || lpad(n::text, 10, '0'), 'person ' || n || E'\np' || n || '.' || i,
          case when i = 0 then 'merchant' else 'staff' end,
          case when i = 0 then null else 'waiter' end, n, '', 'p' || n || '@example.com',
          'p' || n || '@example.com'
        from generate_series(1, ${merchants}::int) n, generate_series(0, 9) i`.execute(kysely);
      await sql`vacuum analyze merchant`.execute(kysely);
      await sql`vacuum analyze person`.execute(kysely);
    });
  }, 600_000);
  afterAll(() => database.close());

  const page = (more: object) =>
    asPlatform(() => merchantPage({ sql: database.kysely, caller: admin }, { ...query, ...more }));
  const planOf = async (more: object): Promise<string> => {
    const recorded = database.kysely.withPlugin(recorder);
    return asPlatform(async () => {
      const statements = await recorder.record(database.kysely, () =>
        merchantPage({ sql: recorded, caller: admin }, { ...query, ...more }),
      );
      const plans: string[] = [];
      for (const statement of statements) {
        const { rows } = await database.kysely.executeQuery<{ 'QUERY PLAN': string }>({
          ...statement,
          sql: `explain ${statement.sql}`,
        });
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      return plans.join('\n');
    });
  };

  test.each([
    ['plain', {}],
    ['by name', { columns: 'name', order: 'asc' }],
    ['far back', { start: 9_000 }],
    ['searched by name', { search: 'kopitiam 77' }],
    ['searched by the owner', { search: 'p1234.0' }],
    ['searched by email', { search: 'p4321@' }],
    ['filtered', { setup_status: 'draft', columns: 'name' }],
  ])('%s, reads merchants and owners by index', async (_, more) => {
    const plan = await planOf(more);
    expect(plan).not.toMatch(/Seq Scan on (merchant|person)\b/);
  });

  test('finds merchants by their own texts, by owners and by dates', async () => {
    expect((await page({ search: 'KOPITIAM 7777' })).aaData.map(({ id }) => id)).toEqual([7777]);
    expect((await page({ search: '03-1000 4321' })).total).toBe(1);
    expect((await page({ search: 'p4321@example.com' })).total).toBe(1);
    expect((await page({ search: 'p4321.5' })).total).toBe(0);
    expect((await page({ startDate: '2026-01-02', endDate: '2026-01-02' })).total).toBe(24);
    expect((await page({ setup_status: 'draft' })).total).toBe(1_000);
    expect((await page({})).total).toBe(merchants);
  });
});
