import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnguardedStatement } from '../src/storage/db/guarded.ts';
import { appendEvents } from '../src/storage/db/events.ts';
import { platformTables } from '../src/storage/db/tables.ts';
import { unguardedTable } from '../src/storage/db/unguarded.ts';
import { within } from '../src/http/scope.ts';
import { all } from '../src/storage/sql.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe('statement guard', () => {
  test.each([
    `select * from orders`,
    `select * from orders where merchant_id = $1 or true`,
    `select * from orders where (merchant_id = $1 or true)`,
    `select * from orders where not merchant_id = $1`,
    `select * from orders where merchant_id <> $1`,
    `select * from orders where merchant_id not in ($1)`,
    `select * from orders where merchant_id = merchant_id`,
    `select * from orders where note = 'merchant_id = 1'`,
    `select merchant_id = $1 from orders`,
    `select * from "public"."orders"`,
    `select * from orders o join merchant m on m.merchant_id = o.merchant_id where o.id = $1`,
    `select * from (orders o join merchant m on true) where m.merchant_id = $1`,
    `select * from orders o, payment p where o.merchant_id = $1`,
    `select (select count(*) from orders) as n`,
    `select 1 from merchant where merchant_id = $1 union all select 1 from orders`,
    `with orders as (select * from orders) select * from orders`,
    `insert into event select * from event`,
    `update orders set note = $1 where id = $2`,
    `delete from event where at < $1`,
    `truncate orders`,
    `select * from a_table_of_tomorrow where id = $1`,
    `select * from orders where true /* every merchant: laziness */`,
    `select * from orders where id = $1 or true /* every merchant: clock */`,
    `select '/* every merchant: clock */' from orders`,
    `select * from orders o left join merchant m on o.merchant_id = $1 and m.merchant_id = $1`,
    `select * from merchant m full join orders o on o.merchant_id = m.merchant_id where m.id = $1`,
    `select * from orders where id in (select order_id from payment where merchant_id = $1)`,
    `with recursive x as (select 1 as n union all select n + 1 from x) select * from x, orders`,
    `merge into orders o using payment p on o.id = p.order_id when matched then delete`,
  ])('refuses a statement that could reach rows of another merchant: %s', (statement) => {
    expect(unguardedTable(statement)).not.toBeNull();
  });

  test.each([
    `select * from orders where merchant_id = $1 and (id = $2 or id = $3)`,
    `select * from orders o where o.merchant_id = any($1::bigint[]) order by 1 for update of o`,
    `select * from payment p join orders o on o.merchant_id = p.merchant_id where $1 = o.merchant_id`,
    `select (select count(*) from member c where c.merchant_id = m.merchant_id)
      from merchant m where m.merchant_id = $1`,
    `select * from (select o.merchant_id, o.id from orders o where o.merchant_id = $1) p
      join orders o on o.merchant_id = p.merchant_id and o.id = p.id`,
    `insert into orders (merchant_id) values ($1) on conflict (merchant_id) do update set note = ''`,
    `update orders o set note = r.note from jsonb_populate_record(null::orders, $1) r
      where o.merchant_id = r.merchant_id and o.id = r.id`,
    `select extract(epoch from at) from session where a is distinct from b`,
    `with found as materialized (select * from person) select * from found`,
    `select 1 from information_schema.tables, pg_class`,
    `select * from merchant m left join orders o on o.merchant_id = m.merchant_id
      where m.merchant_id = $1`,
    `select 'naïve – 宫保' from orders where true /* every merchant: token */`,
    `select * from orders where true /* every merchant: clock */`,
  ])('allows a statement that restricts its merchants: %s', (statement) => {
    expect(unguardedTable(statement)).toBeNull();
  });
});

describe('guarded database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('embedded');
  });
  afterAll(() => server.close());

  const careless = sql`select id from orders where status = ${'new'}`;

  test('checks every statement of the test servers', async () => {
    const { kysely, transaction } = server.host.database;
    await expect(careless.execute(kysely)).rejects.toThrow(UnguardedStatement);
    await expect(transaction((trx) => careless.execute(trx))).rejects.toThrow('"orders"');
    await expect(
      sql`select id from orders where ${within('all')} limit 1`.execute(kysely),
    ).resolves.toHaveProperty('rows.length', 1);
  });

  test('passes on notifications of a transaction’s events', async () => {
    const notified = new Promise<readonly number[] | null>((resolve) => {
      server.host.database.listen(resolve);
    });
    await server.host.database.transaction((trx) =>
      appendEvents(trx, 102, [
        { kind: 'order.changed', subject: { kind: 'order', id: 1 }, version: 1 },
      ]),
    );
    expect(await notified).toEqual([102]);
  });

  test('lists only platform tables that exist', async () => {
    const tables = await all(
      server.database.kysely,
      sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public'`,
    );
    const names = new Set(tables.map(({ name }) => name));
    expect([...platformTables.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test('lists the platform tables of the scaling document', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');
    const [, table = ''] = /^\| platform table.*\n([\s\S]+?)\n\n/m.exec(text) ?? [];
    const rows = table.split('\n').slice(1);
    const named = rows.flatMap((row) => row.split('|')[1]!.match(/(?<=`)\w+(?=`)/g) ?? []);
    expect(named.toSorted()).toEqual([...platformTables.keys()].toSorted());
  });

  test('every merchant table has the merchant first in its primary key', async () => {
    const keys = await all(
      server.database.kysely,
      sql<{ table: string; first: string | null }>`select t.table_name as table, (
          select c.column_name from information_schema.table_constraints k
          join information_schema.key_column_usage c using (constraint_schema, constraint_name)
          where k.table_schema = 'public' and k.table_name = t.table_name
            and k.constraint_type = 'PRIMARY KEY' and c.ordinal_position = 1) as first
        from information_schema.tables t
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    const others = keys.filter(({ table }) => !platformTables.has(table));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(({ first }) => first !== 'merchant_id')).toEqual([]);
  });
});
