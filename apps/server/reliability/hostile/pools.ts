import { sql, type RawBuilder } from 'kysely';
import { all, type Sql } from '../../src/storage/sql.ts';
import { digests } from './forms.ts';
import type { Pools } from './shapes.ts';

interface Ids {
  field: string;
  ids: unknown[] | null;
}

interface Stored {
  kind: string;
  id: number;
  version: number;
}

const merchant_id = 101;

/** The ids of objects that currently exist at the first merchant, and their versions. */
export interface Existing {
  /** By kind, such as `table_id`. */
  pools: Pools;
  /** By kind and id, such as `table_id 7`. */
  versions: ReadonlyMap<string, number>;
}

const latest = (table: string, by = 'id') => sql`id in (select id from ${sql.table(table)}
  where merchant_id = ${merchant_id} order by ${sql.ref(by)} desc, id desc limit 40)`;
const isThere = sql`not is_deleted`;

/** The table of each kind, and the condition for rows to try. */
const kinds: Record<string, readonly [table: string, isOf: RawBuilder<unknown>]> = {
  order_id: ['orders', latest('orders', 'placed_at')],
  table_id: ['dining_table', sql`true`],
  cart_id: ['table_cart', latest('table_cart')],
  category_id: ['menu_category', isThere],
  group_id: ['menu_option', isThere],
  menu_id: ['menu_item', sql`true`],
  zone_id: ['kitchen_zone', sql`true`],
  option_id: ['payment_option', sql`true`],
  drawer_id: ['drawer', sql`true`],
  employee_id: ['employee', sql`true`],
  attendance_id: ['attendance_entry', latest('attendance_entry')],
  shift_id: ['shift', latest('shift')],
  agent_id: ['print_agent', sql`true`],
  job_id: ['print_job', latest('print_job')],
  printer_id: ['printer', isThere],
  image_id: ['media', latest('media')],
  document_id: ['merchant_document', sql`true`],
  queue_id: ['queue', isThere],
  entry_id: ['queue_entry', latest('queue_entry')],
  reservation_id: ['reservation', latest('reservation')],
  experience_id: ['experience', sql`true`],
};

const everyKind = sql.join(
  Object.entries(kinds).map(
    ([kind, [table, isOf]]) => sql`select ${sql.lit(kind)} as kind, id, version
      from ${sql.table(table)} where merchant_id = ${merchant_id} and ${isOf}`,
  ),
  sql` union all `,
);

/** Reads which objects exist now, so that hostile input gets past the lookup of ids. */
export async function readExisting(db: Sql): Promise<Existing> {
  const orders = sql`(select id from orders where merchant_id = ${merchant_id}
    order by placed_at desc, id desc limit 40)`;
  const below = (table: string, column = 'id') =>
    sql`(select jsonb_agg(${sql.ref(column)}) from ${sql.table(table)}
      where merchant_id = ${merchant_id} and order_id in ${orders})`;
  const beside = (table: string, column = 'id') =>
    sql`(select jsonb_agg(${sql.ref(column)}) from ${sql.table(table)} where merchant_id = ${merchant_id})`;
  const [rows, stored] = await Promise.all([
    all(
      db,
      sql<Ids>`select f.field, f.ids from (values
        ('line_id', ${below('order_line')}),
        ('payment_id', ${below('payment')}),
        ('reduction_id', ${below('order_reduction')}),
        ('choice_id', (select jsonb_agg(c.id) from menu_option g,
          jsonb_path_query(g.items, '$[*].id') as c (id) where g.merchant_id = ${merchant_id})),
        ('table_token', ${beside('dining_table', 'qr_token')}),
        ('queue_token', ${beside('queue', 'token')}),
        ('entry_token', ${beside('queue_entry', 'token')}),
        ('booking_token', ${beside('reservation', 'token')}),
        ('page_token', ${beside('reservation_calendar', 'token')}),
        ('member_id', ${beside('member')}),
        ('discount_id', ${beside('discount')}),
        ('promotion_id', ${beside('promotion')}),
        ('id', (select jsonb_agg(o.id) from menu_item i,
          jsonb_path_query(i.options, '$[*].items[*].id') as o (id)
          where i.merchant_id = ${merchant_id})),
        ('staff_id', ${beside('person')}),
        ('platform_agent_id', (select jsonb_agg(id) from person where role = 'agent')),
        ('supermerchant_id', (select jsonb_agg(id) from person where role = 'supermerchant'))
        ) as f (field, ids)`,
    ),
    all(db, sql<Stored>`${everyKind}`),
  ]);
  const known = new Map<string, readonly unknown[]>(
    rows.map(({ field, ids }) => [field, ids ?? []]),
  );
  for (const [kind, some] of Map.groupBy(stored, (row) => row.kind))
    known.set(
      kind,
      some.map(({ id }) => id),
    );
  known.set('merchant_id', [merchant_id, 102, '']);
  known.set('reason', ['Because', 'Rung up twice']);
  known.set('phone', ['+60123456789']);
  known.set('postcode', ['50300', '50350', '']);
  known.set('pin', ['8264', '5937']);
  known.set('username', ['merchant', 'nobody']);
  known.set('digest', digests);
  known.set('start', [0, 1, 10]);
  known.set('length', [1, 10, 100]);
  const pools: Pools = (field, dice) => {
    const found = known.get(field);
    return found && found.length > 0 ? found[dice % found.length] : undefined;
  };
  const versions = stored.map(({ kind, id, version }) => [`${kind} ${id}`, version] as const);
  return { pools, versions: new Map(versions) };
}
