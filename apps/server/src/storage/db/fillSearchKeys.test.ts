import { nameKey, searchKey } from '@servery/domain/search';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, openSampleDatabase } from '../../../test/databases.ts';
import { all, type Db } from '../sql.ts';
import { fillMerchantText, fillSearchKeys, fillStaffText } from './fillSearchKeys.ts';

describe.each(engines)('fillSearchKeys on %s', (engine) => {
  let database: Db;
  beforeEach(async () => {
    database = await openSampleDatabase(engine);
  });
  afterEach(() => database.close());

  test('computes the keys of rows from before there were such keys', async () => {
    const db = database.kysely;
    const change = async (table: string, columns: Record<string, string>) => {
      const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(sets)}
        where id = (select min(id) from ${sql.table(table)})`.execute(db);
    };
    const name = 'Crème  brûlée 2';
    const old = name.toLowerCase();
    for (const table of ['menu_item', 'menu_category', 'printer', 'media', 'payment_option'])
      await change(table, { name, name_key: old, search_text: `${old}\nß-1` });
    for (const table of ['queue', 'experience'])
      await change(table, { name, name_key: old, search_text: '' });
    await change('member', { name, name_key: old, search_text: `${old}\n+60123456789` });
    await change('reservation', { name, number: 'R7', search_text: `r7\n${old}\n+60123456789` });
    await change('dining_table', { name, section: 'Große Halle', name_key: old, search_text: '' });
    await change('person', { name, name_key: '' });
    await change('orders', { search_text: `012\nt1\n${old}\n`, item_text: `phở bò\n${old}` });
    await database.transaction((trx) => fillSearchKeys(trx));

    const first = async (table: string, ...columns: string[]) => {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const [row] = await all(
        db,
        sql<Record<string, string>>`select ${names} from ${sql.table(table)} order by id limit 1`,
      );
      return row;
    };
    const [name_key, search_text] = ['creme brulee 0000000002', 'creme brulee 2'];
    for (const table of ['menu_item', 'menu_category', 'printer', 'media', 'payment_option'])
      expect([table, await first(table, 'name_key', 'search_text')]).toEqual([
        table,
        { name_key, search_text: `${search_text}\nss-1` },
      ]);
    for (const table of ['queue', 'experience', 'member'])
      expect([table, await first(table, 'name_key', 'search_text')]).toEqual([
        table,
        { name_key, search_text },
      ]);
    expect(await first('reservation', 'search_text')).toEqual({
      search_text: `r7\n${search_text}`,
    });
    expect(await first('dining_table', 'section_key', 'name_key', 'search_text')).toEqual({
      section_key: 'grosse halle',
      name_key,
      search_text: `${search_text}\ngrosse halle`,
    });
    expect(await first('person', 'name_key')).toEqual({ name_key });
    expect(await first('orders', 'search_text', 'item_text')).toEqual({
      search_text: `012\nt1\n${search_text}\n`,
      item_text: `pho bo\n${search_text}`,
    });
  });

  test('computes the same keys as saving', async () => {
    const db = database.kysely;
    const columns = await all(
      db,
      sql<{ table: string; column: string }>`select table_name as table, column_name as column
        from information_schema.columns where table_schema = 'public'
          and column_name in
            ('name_key', 'section_key', 'email_key', 'search_text', 'item_text')`,
    );
    const keyOf = (table: string) => sql.ref(table === 'merchant' ? 'merchant_id' : 'id');
    const read = () =>
      Promise.all(
        columns.map(({ table, column }) =>
          all(
            db,
            sql`select ${table} as table, ${keyOf(table)} as id, ${sql.ref(column)} as key
              from ${sql.table(table)} order by 2`,
          ),
        ),
      );
    const saved = await read();
    expect(saved.flat().length).toBeGreaterThan(500);
    await database.transaction(async (trx) => {
      await fillSearchKeys(trx);
      await fillStaffText(trx);
      await fillMerchantText(trx);
    });
    expect(await read()).toEqual(saved);
  });

  test('reads tables with more rows than a batch', async () => {
    const db = database.kysely;
    await sql`insert into member select 101, 5000000 + i, 'Gäste ' || i, '', 'silver', true, '', ''
      from generate_series(1, 4500) i`.execute(db);
    await database.transaction((trx) => fillSearchKeys(trx));
    const members = await all(
      db,
      sql<{ name: string; name_key: string; search_text: string }>`
        select name, name_key, search_text from member`,
    );
    expect(members.length).toBeGreaterThan(4500);
    for (const { name, ...keys } of members)
      expect(keys).toEqual({ name_key: nameKey(name), search_text: searchKey(name) });
  });
});
