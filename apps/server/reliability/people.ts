import { listAttendance, listMerchants, type Input as CallInput } from '@servery/api';
import { sql } from 'kysely';
import type { Sql } from '../src/storage/sql.ts';
import type { TestServer } from '../test/serverOn.ts';
import type { Engine, Figure, Input, Part } from './part.ts';
import { perServer } from './perServer.ts';

const rounds = 20;
const merchant_id = 101;
const firstId = 1_000_000;
const daysAtOnce = 10;
const merchantsAtOnce = 1_000;

/** Adds some merchants like the first one of the sample, each with an owner. */
async function addSome(db: Sql, from: number, until: number): Promise<void> {
  await sql`insert into merchant (merchant_id, name, setup_status, settings, is_sample, created_at,
      name_key, search_text, features)
    select ${firstId} + i, 'Kedai ' || i, 'live', m.settings, true,
      timestamptz '2024-01-01' + i * interval '90 minutes', 'kedai ' || i, 'kedai ' || i, '{}'
    from generate_series(${from}::int, ${until}::int) i, merchant m
    where m.merchant_id = ${merchant_id}`.execute(db);
  await sql`insert into person (id, username, username_key, name, role, merchant_id, password_hash,
      is_active, version, phone, email, grants, created_at, name_key, search_text, email_key)
    select ${firstId} + i, 'owner' || i, 'owner' || i, 'Owner ' || i, 'merchant', ${firstId} + i,
      '', true, 1, '+6012' || lpad(i::text, 7, '0'), 'owner' || i || '@example.com', '{}',
      timestamptz '2024-01-01', 'owner ' || i, 'owner ' || i || E'\nowner' || i,
      'owner' || i || '@example.com'
    from generate_series(${from}::int, ${until}::int) i`.execute(db);
}

/** Adds merchants in parts, because a statement has a limited time. */
async function addMerchants(db: Sql, many: number): Promise<void> {
  for (let from = 1; from <= many; from += merchantsAtOnce)
    await addSome(db, from, Math.min(many, from + merchantsAtOnce - 1));
}

/** Adds employees who worked eight hours on each of the last days. */
async function addHours(db: Sql, employees: number, days: number): Promise<void> {
  await sql`insert into employee (merchant_id, id, version, name, title, phone, created_at,
      name_key, search_text)
    select ${merchant_id}, ${firstId} + i, 1, 'Worker ' || i, '', '', timestamptz '2024-01-01',
      'worker ' || i, 'worker ' || i
    from generate_series(1, ${employees}::int) i`.execute(db);
  // In parts, because a statement has a limited time.
  for (let day = 1; day <= days; day += daysAtOnce)
    await sql`insert into attendance_entry (merchant_id, id, version, employee_id, business_date,
      clocked_in_at, clocked_out_at, breaks, clocked, corrections)
    select ${merchant_id}, ${firstId} + d * 10000 + i, 1, ${firstId} + i, at::date, at,
      at + interval '8 hours', '[]', jsonb_build_object('at', at, 'action', 'clock_out'), '[]'
    from generate_series(1, ${employees}::int) i, 
      generate_series(${day}::int, ${Math.min(days, day + daysAtOnce - 1)}::int) d,
      lateral (select date_trunc('day', now()) - d * interval '1 day' as at) t`.execute(db);
}

/** Returns the median duration of a call in milliseconds, and its last answer. */
async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  let answer = await run();
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    answer = await run();
    found.push(performance.now() - started);
  }
  return { answer, ms: found.toSorted((a, b) => a - b)[rounds / 2]! };
}

async function measure(server: TestServer, { long }: Input) {
  const merchants = long ? 10_000 : 1_000;
  const [employees, days] = long ? [500, 260] : [50, 260];
  const { kysely } = server.database;
  await addMerchants(kysely, merchants);
  await addHours(kysely, employees, days);
  await sql`analyze`.execute(kysely);
  const [admin, owner] = [await server.as('admin'), await server.as('merchant')];
  const list = (query: CallInput<typeof listMerchants>['query']) =>
    timed(() => admin.call(listMerchants, { query: { length: 25, ...query } }));
  const count = merchants.toLocaleString('en');
  const last = String(merchants - 1);
  const calls = [
    { what: `first page of ${count} merchants`, total: merchants + 4, found: await list({}) },
    {
      what: `last page of ${count} merchants by name`,
      total: merchants + 4,
      found: await list({ columns: 'name', order: 'asc', start: merchants - 21 }),
    },
    {
      what: `search by name in ${count} merchants`,
      total: 1,
      found: await list({ search: `kedai ${last}` }),
    },
    {
      what: `search by email of the owner in ${count} merchants`,
      total: 1,
      found: await list({ search: `owner${last}@example.com` }),
    },
    {
      what: `search that finds nothing in ${count} merchants`,
      total: 0,
      found: await list({ search: 'no such merchant' }),
    },
  ];
  const hours = await timed(() => owner.call(listAttendance, { query: { length: 100 } }));
  return [
    ...calls.map(({ found: { answer, ms }, ...call }) => ({ ...call, ms, rows: answer.total })),
    {
      what: `a week of 100 of ${employees} people with a year of hours`,
      total: hours.answer.total,
      ms: hours.ms,
      rows: hours.answer.total,
    },
  ];
}

async function figuresOn(server: TestServer, engine: Engine, input: Input): Promise<Figure[]> {
  const found = await measure(server, input);
  return found.map(({ what, total, rows, ms }) => ({
    what,
    engine,
    figure: rows === total ? `${ms.toFixed(1)} ms` : `${rows} rows instead of ${total}`,
    goal: 'aim: at most 100 ms for 10,000 merchants and 500 people',
    ok: rows === total,
  }));
}

/** The lists of a platform with many merchants, and of a merchant with many people. */
export const part: Part = {
  name: 'people',
  summary: 'lists of many merchants and of many people’s hours',
  run: perServer(figuresOn),
};
