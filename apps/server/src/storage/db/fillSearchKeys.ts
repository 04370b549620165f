import { nameKey, searchKey } from '@servery/domain/search';
import type { StoredSettings } from '@servery/api';
import { merchantKeysOf } from '../searchTextOf.ts';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { everyMerchant } from './everyMerchant.ts';

type Row = Record<string, unknown>;

/** A table whose keys are computed from other columns, or from their own former value. */
interface Keyed {
  table: string;
  read: readonly string[];
  keysOf: (row: Row) => Record<string, string>;
  /** The rows that the new keys may differ for. */
  where?: RawBuilder<boolean>;
}

const batch = 2_000;

/** Folds each line of a text that was stored in lower case. */
const folded = (text: unknown) => String(text).split('\n').map(searchKey).join('\n');

// Lower case and the new key are the same for texts of single-spaced ASCII characters.
const isOther = (column: string) => sql<boolean>`${sql.ref(column)} ~ '[^\\x01-\\x7f]|  '`;

const text = (table: string, ...read: string[]): Keyed => ({
  table,
  read,
  keysOf: (row) => Object.fromEntries(read.map((column) => [column, folded(row[column])])),
  where: sql`(${sql.join(read.map(isOther), sql` or `)})`,
});

const named = (table: string): Keyed => ({
  table,
  read: ['name', 'search_text'],
  keysOf: ({ name, search_text }) => ({
    name_key: nameKey(String(name)),
    search_text: folded(search_text),
  }),
});

const found = (table: string): Keyed => ({
  table,
  read: ['name'],
  keysOf: ({ name }) => ({ name_key: nameKey(String(name)), search_text: searchKey(String(name)) }),
});

/** Phone numbers are searched in their own column, not as a part of the text. */
const guests = (table: string): Keyed => ({
  table,
  read: ['number', 'name'],
  keysOf: ({ number, name }) => ({ search_text: [number, name].map(folded).join('\n') }),
});

const tables: readonly Keyed[] = [
  ...['kitchen_zone', 'media', 'menu_category', 'menu_item', 'menu_option'].map(named),
  ...['payment_option', 'print_agent', 'printer', 'device'].map(named),
  ...['queue', 'experience', 'member'].map(found),
  ...['queue_entry', 'reservation'].map(guests),
  {
    table: 'dining_table',
    read: ['section', 'name'],
    keysOf: ({ section, name }) => ({
      section_key: nameKey(String(section)),
      name_key: nameKey(String(name)),
      search_text: [name, section].map(folded).join('\n'),
    }),
  },
  {
    table: 'person',
    read: ['name'],
    keysOf: ({ name }) => ({ name_key: nameKey(String(name)) }),
  },
  text('print_job', 'search_text'),
  text('orders', 'search_text', 'item_text'),
];

/** Computes the keys of all rows, for the migration that introduced them. */
export async function fillSearchKeys<Tables>(trx: Transaction<Tables>): Promise<void> {
  for (const keyed of tables) await fillTable(trx, keyed);
}

/** Computes the texts by which people are searched, for the migration that introduced them. */
export const fillStaffText = <Tables>(trx: Transaction<Tables>): Promise<void> =>
  fillTable(trx, {
    table: 'person',
    read: ['name', 'username'],
    keysOf: ({ name, username }) => ({ search_text: [name, username].map(folded).join('\n') }),
  });

/** Computes the keys by which merchants are listed, for the migration that introduced them. */
export async function fillMerchantText<Tables>(trx: Transaction<Tables>): Promise<void> {
  await fillTable(trx, {
    table: 'merchant',
    read: ['name', 'settings'],
    keysOf: ({ name, settings }) =>
      merchantKeysOf({ name: String(name), settings: settings as StoredSettings }),
  });
  await fillTable(trx, {
    table: 'person',
    read: ['email'],
    keysOf: ({ email }) => ({ email_key: searchKey(String(email)) }),
  });
}

/** The primary keys of the tables that have no key of a merchant and a row. */
const primaryKeys: Readonly<Record<string, readonly string[]>> = {
  merchant: ['merchant_id'],
  person: ['id'],
};

async function fillTable<Tables>(
  trx: Transaction<Tables>,
  { table, read, keysOf, where = sql`true` }: Keyed,
): Promise<void> {
  const key = primaryKeys[table] ?? ['merchant_id', 'id'];
  const columns = [...key, ...read].map((column) => sql.ref(column));
  const names = sql.join(key.map((column) => sql.ref(column)));
  let after: RawBuilder<boolean> = sql`true`;
  for (;;) {
    const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(table)}
      where ${after} and ${where} and ${everyMerchant('migration')}
      order by ${names} limit ${batch}`.execute(trx);
    const last = rows.at(-1);
    if (!last) return;
    const changed = rows.flatMap((row) => {
      const keys = keysOf(row);
      const isSame = Object.entries(keys).every(([column, value]) => row[column] === value);
      const own = Object.fromEntries(key.map((column) => [column, row[column]!]));
      return isSame ? [] : [{ ...own, ...keys }];
    });
    if (changed.length > 0) await update(trx, table, key, changed);
    after = sql`(${names}) > (${sql.join(key.map((column) => sql`${last[column]}::bigint`))})`;
  }
}

async function update<Tables>(
  trx: Transaction<Tables>,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0]!).filter((column) => !key.includes(column));
  const sets = columns.map((column) => sql`${sql.ref(column)} = v.${sql.ref(column)}`);
  const types = [
    ...key.map((column) => sql`${sql.ref(column)} bigint`),
    ...columns.map((column) => sql`${sql.ref(column)} text`),
  ];
  const isSame = key.map((column) => sql`t.${sql.ref(column)} = v.${sql.ref(column)}`);
  await sql`update ${sql.table(table)} t set ${sql.join(sets)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (${sql.join(types)})
    where ${sql.join(isSame, sql` and `)} and ${everyMerchant('migration')}`.execute(trx);
}
