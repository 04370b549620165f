import { contractPassword } from '@servery/contracts';
import { sql } from 'kysely';
import { seedSample } from '../src/seed/seedSample.ts';
import { all, first, type Db, type Sql } from '../src/storage/sql.ts';

/** The amount of data to create, and the moment that it's relative to. */
export interface FillInput {
  now: Date;
  pepper: string;
  orders: number;
  merchants: number;
  days: number;
  /** The share of orders that belong to the first merchant, from 0 to 1. */
  share: number;
}

/** The sample merchant whose trade is copied to the others. */
export const busiest = 101;
const firstCopy = 1_001;
const membersEach = 1_000;
// Ids are milliseconds times this factor, so that ids of shifted orders still match their time.
const idsPerMs = 4096;
// Keeps ids from the same millisecond apart between rounds and between merchants.
const idsPerRound = 50;
const msPerMerchant = 13;
const msPerDay = 86_400_000;
const msPerRound = 37_003;

const parts = ['order_line', 'order_reduction', 'payment', 'refund', 'order_reason', 'order_event'];
const choices = [
  'member',
  'menu_category',
  'menu_item',
  'menu_option',
  'dining_table',
  'discount',
  'promotion',
  'payment_option',
];
const ids = new Set(['id', 'order_id', 'payment_id', 'origin_id', 'merged_into']);

interface Column {
  name: string;
  type: string;
}

const columnsOf = (db: Sql, table: string): Promise<Column[]> =>
  all(
    db,
    sql<Column>`select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by ordinal_position`,
  );

/**
 * Returns the SQL expression for a column of a template `t` in a copy `c`, with its ids and times
 * shifted.
 */
const moved =
  (table: string) =>
  ({ name, type }: Column): string => {
    if (name === 'merchant_id') return 'c.merchant_id';
    if (table === 'orders' && name === 'number') return `lpad(n.number, 3, '0')`;
    if (table === 'orders' && name === 'transaction_id') return 'n.transaction_id';
    if (table === 'orders' && name === 'search_text')
      return `concat(lpad(n.number, 3, '0'), e'\\n', lower(n.transaction_id), e'\\n',
        split_part(t.search_text, e'\\n', 3), e'\\n', split_part(t.search_text, e'\\n', 4))`;
    const isOwnId = ids.has(name) && !(table === 'order_line' && name === 'menu_id');
    if (isOwnId) return `t.${name} + c.ms * ${idsPerMs} + c.round * ${idsPerRound}`;
    if (type.startsWith('timestamp')) return `t.${name} + c.ms * interval '1 millisecond'`;
    if (type === 'date') return `t.${name} - c.day`;
    return `t.${name}`;
  };

async function copyMerchants(db: Sql, merchants: number): Promise<void> {
  const last = firstCopy + merchants - 5;
  const copies = sql`generate_series(${sql.lit(firstCopy)}, ${sql.lit(last)}) c`;
  await sql`insert into merchant
    select c, m.version, m.name || ' ' || c, m.setup_status, m.parent_id, m.parent_name, m.settings
    from merchant m, ${copies} where m.merchant_id = ${busiest}`.execute(db);
  await sql`insert into person_merchant select c, p.person_id
    from person_merchant p join person on person.id = p.person_id, ${copies}
    where p.merchant_id = ${busiest} and person.role = 'supermerchant'`.execute(db);
  for (const table of choices) {
    const columns = await columnsOf(db, table);
    const names = columns.map(({ name }) => (name === 'merchant_id' ? 'c' : `t.${name}`)).join();
    await sql`insert into ${sql.table(table)} select ${sql.raw(names)}
      from ${sql.table(table)} t, ${copies} where t.merchant_id = ${busiest}`.execute(db);
  }
  await sql`insert into member
    select merchant_id, 900000 + i, 'Guest ' || i, '+6012' || lpad(i::text, 7, '0'), 'silver',
      true, 'guest ' || lpad(i::text, 10, '0'), 'guest ' || i
    from merchant, generate_series(1, ${sql.lit(membersEach)}) i`.execute(db);
}

/** Copies the template merchant's trade of yesterday and today to a merchant, over many days. */
async function copyTrade(db: Sql, merchant_id: number, days: number, rounds: number) {
  const from = merchant_id === busiest ? 1 : 0;
  const copies = sql`(select ${sql.lit(merchant_id)}::bigint as merchant_id, d as day, k as round,
      (- d::bigint * ${sql.lit(msPerDay)} + k * ${sql.lit(msPerRound)}
        + ${sql.lit((merchant_id - busiest) * msPerMerchant)}) as ms
    from generate_series(0, ${sql.lit(days)}) d, generate_series(0, ${sql.lit(rounds - 1)}) k) c`;
  // Today's orders stay today, open orders aren't duplicated, and the template's own rows already
  // exist.
  const fits = sql`(c.day = 0 or t.is_past) and (t.is_settled or c.day + c.round = 0)
    and c.day + c.round >= ${sql.lit(from)}`;
  for (const table of ['orders', ...parts]) {
    const columns = await columnsOf(db, table);
    const names = sql.raw(columns.map(({ name }) => `"${name}"`).join());
    const values = sql.raw(columns.map(moved(table)).join());
    const template =
      table === 'orders'
        ? sql`template t cross join ${copies} cross join lateral (select
            (t.number_n + c.round * 1000)::text as number,
            'TX' || to_hex((t.id + c.ms * ${sql.lit(idsPerMs)} + c.round) # (c.merchant_id << 32))
              as transaction_id) n where ${fits}`
        : sql`(select b.*, o.is_past, o.is_settled from ${sql.table(table)} b join template o
              on o.merchant_id = b.merchant_id and o.id = b.order_id) t
            cross join ${copies} where ${fits}`;
    await sql`insert into ${sql.table(table)} (${names}) select ${values} from ${template}`.execute(
      db,
    );
  }
}

/**
 * Fills an empty, migrated database with merchants and their trade, with the same rows that saving
 * would write.
 */
export async function fill(
  database: Db,
  input: FillInput,
  print: (line: string) => void,
): Promise<void> {
  const { now, pepper, days, merchants, orders, share } = input;
  const others = Math.round((orders * (1 - share)) / (merchants - 1) / days);
  const sample = { now, pepper, password: contractPassword, days: 1, perDay: others };
  await seedSample(database, sample);
  const db = database.kysely;
  await copyMerchants(db, merchants);
  await sql`create table template as select o.*, substring(o.number from '\\d+')::int as number_n,
      o.business_date < (select max(business_date) from orders) as is_past,
      coalesce(o.list, '') not in ('new', 'action') as is_settled
    from orders o where o.merchant_id = ${busiest}`.execute(db);
  const trade = await first(
    db,
    sql<{ n: number }>`select count(*) as n from template where is_past and is_settled`,
  );
  const rounds = Math.max(1, Math.round((orders * share) / days / trade!.n));
  const shops = await all(
    db,
    sql<{ merchant_id: number }>`select merchant_id from merchant order by merchant_id`,
  );
  for (const [i, { merchant_id }] of shops.entries()) {
    await database.transaction(async (trx) => {
      // All references are valid by construction, and checking ten million of them takes minutes.
      await sql`set local session_replication_role = replica`.execute(trx);
      // The sample already has trade of the other outlets; replace it with copies.
      for (const table of [...parts, 'orders'])
        if (merchant_id !== busiest)
          await sql`delete from ${sql.table(table)} where merchant_id = ${merchant_id}`.execute(
            trx,
          );
      await copyTrade(trx, merchant_id, days, merchant_id === busiest ? rounds : 1);
    });
    if (i % 8 === 0) print(`${i + 1} of ${shops.length} merchants`);
  }
  await sql`drop table template`.execute(db);
  await sql`insert into day_number select merchant_id, business_date, count(*) + 20000
    from orders group by 1, 2
    on conflict (merchant_id, business_date) do update set last = excluded.last`.execute(db);
  await sql`delete from order_count`.execute(db);
  await sql`insert into order_count
    select merchant_id, (placed_at at time zone 'UTC')::date, coalesce(list, ''), order_method,
      payment_status, count(*)
    from orders where status <> 'draft' group by 1, 2, 3, 4, 5`.execute(db);
  await sql`vacuum (analyze)`.execute(db);
}
