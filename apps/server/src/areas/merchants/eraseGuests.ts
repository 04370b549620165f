import { sql, type RawBuilder } from 'kysely';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import { all, type Db, type Sql } from '../../storage/sql.ts';

/** The number of rows that one transaction changes, so that others don't wait long. */
const batchSize = 500;

interface Found {
  id: number;
  number: string;
  transaction_id?: string;
  table_name?: string | null;
}

/** A kind of row with personal data: which rows still have it, and how it is removed. */
interface Erasure {
  table: 'orders' | 'reservation' | 'queue_entry' | 'member';
  columns: RawBuilder<unknown>;
  isPersonal: RawBuilder<unknown>;
  erased: RawBuilder<unknown>;
  /** Returns the text in which searches still find a row. */
  searchText: (row: Found) => string;
  /** Removes personal data below rows, before their own. */
  below?: (db: Sql, merchant_id: number, ids: readonly number[]) => Promise<void>;
}

/** The kinds of order events whose facts can contain a note or a member’s name. */
const named = sql`('set_note', 'owner')`;

async function eraseBelowOrders(
  db: Sql,
  merchant_id: number,
  ids: readonly number[],
): Promise<void> {
  const which = sql`c.merchant_id = ${merchant_id} and c.order_id = any(${ids}::bigint[])`;
  // Guests pay under the name on their order.
  for (const table of ['payment', 'refund'])
    await sql`update ${sql.table(table)} c set by = '' from orders o
      where ${which} and o.merchant_id = c.merchant_id and o.id = c.order_id
        and o.customer_name <> '' and c.by = o.customer_name`.execute(db);
  // They order under any name that they enter, which nobody else has.
  await sql`update order_event c set by = '' where ${which} and c.by not in ('', 'rule')
    and not exists (select 1 from person p where p.name = c.by
      and (p.merchant_id = ${merchant_id} or p.merchant_id is null))`.execute(db);
  await sql`update order_event c set facts = c.facts - 'from' - 'to'
    where ${which} and c.kind in ${named}`.execute(db);
  await sql`update order_line c set note = '' where ${which} and c.note <> ''`.execute(db);
}

const erasures: readonly Erasure[] = [
  {
    table: 'orders',
    columns: sql`id, number, transaction_id, table_name`,
    isPersonal: sql`(customer_name <> '' or phone <> '' or address <> '' or note <> ''
      or phone_text <> '' or exists (select 1 from order_line l
        where l.merchant_id = t.merchant_id and l.order_id = t.id and l.note <> '')
      or exists (select 1 from order_event e
        where e.merchant_id = t.merchant_id and e.order_id = t.id and e.kind in ${named}
          and (e.facts -> 'from' is not null or e.facts -> 'to' is not null)))`,
    erased: sql`customer_name = '', phone = '', address = '', note = '', phone_text = ''`,
    searchText: ({ number, transaction_id, table_name }) =>
      searchTextOf(number, transaction_id, '', table_name),
    below: eraseBelowOrders,
  },
  {
    table: 'reservation',
    columns: sql`id, number`,
    isPersonal: sql`(name <> '' or phone <> '' or note <> '' or staff_note <> '')`,
    erased: sql`name = '', phone = '', note = '', staff_note = '', undo = null`,
    searchText: ({ number }) => searchTextOf(number, ''),
  },
  {
    table: 'queue_entry',
    columns: sql`id, number`,
    isPersonal: sql`(name <> '' or phone <> '')`,
    erased: sql`name = '', phone = '', undo = null`,
    searchText: ({ number }) => searchTextOf(number, ''),
  },
  {
    table: 'member',
    columns: sql`id, '' as number`,
    isPersonal: sql`(name <> '' or phone <> '')`,
    erased: sql`name = '', phone = '', name_key = '', is_active = false`,
    searchText: () => searchTextOf('', ''),
  },
];

/** Removes the personal data of the next rows of a kind; returns how many it found. */
async function eraseSome(db: Sql, merchant_id: number, erasure: Erasure): Promise<number> {
  const { table, columns, isPersonal, erased, searchText, below } = erasure;
  const found = await all(
    db,
    sql<Found>`select ${columns} from ${sql.table(table)} t
      where t.merchant_id = ${merchant_id} and ${isPersonal}
      order by id limit ${batchSize} for update`,
  );
  if (found.length === 0) return 0;
  await below?.(
    db,
    merchant_id,
    found.map(({ id }) => id),
  );
  const texts = found.map((row) => ({ id: row.id, search_text: searchText(row) }));
  await sql`update ${sql.table(table)} t set ${erased}, search_text = n.search_text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) n (id bigint, search_text text)
    where t.merchant_id = ${merchant_id} and t.id = n.id`.execute(db);
  return found.length;
}

/**
 * Removes the names, phone numbers, addresses and notes of guests and members from everything that a
 * merchant keeps, and deletes what only its work needed: print jobs and carts. Runs in several
 * transactions, and can be repeated.
 */
export async function eraseGuests(database: Db, merchant_id: number): Promise<void> {
  for (const erasure of erasures)
    for (;;) {
      // Each batch is a transaction of its own.
      const count = await database.transaction((trx) => eraseSome(trx, merchant_id, erasure));
      if (count < batchSize) break;
    }
  await database.transaction(async (trx) => {
    const ofMerchant = sql`merchant_id = ${merchant_id}`;
    await sql`delete from print_job where ${ofMerchant}`.execute(trx);
    await sql`delete from table_cart where ${ofMerchant}`.execute(trx);
    await sql`update dining_table set held = null, undo = null
      where ${ofMerchant}`.execute(trx);
  });
}
