import { sql } from 'kysely';
import { all, type Sql } from '../src/sql.ts';
import type { Pools } from './hostileShapes.ts';

interface Ids {
  field: string;
  ids: (number | null)[] | null;
}

interface Stored {
  id: number;
  version: number;
}

const merchant_id = 101;

/** What exists at the first merchant at this moment, and the version of each of its latest orders. */
export interface Existing {
  pools: Pools;
  versions: ReadonlyMap<number, number>;
}

/** Which fields mean which things. */
const meanings: Record<string, string> = {
  target_id: 'order_id',
  object_id: 'order_id',
  payment_option_id: 'option_id',
};

/** Reads what exists now, so that hostile input reaches further than the door. */
export async function readExisting(db: Sql): Promise<Existing> {
  const latest = sql`(select id from orders where merchant_id = ${merchant_id}
    order by placed_at desc, id desc limit 40)`;
  const below = (table: string, column = 'id') =>
    sql`(select jsonb_agg(${sql.ref(column)}) from ${sql.table(table)}
      where merchant_id = ${merchant_id} and order_id in ${latest})`;
  const beside = (table: string) =>
    sql`(select jsonb_agg(id) from ${sql.table(table)} where merchant_id = ${merchant_id})`;
  const [rows, orders] = await Promise.all([
    all(
      db,
      sql<Ids>`select f.field, f.ids from (values
        ('line_id', ${below('order_line')}),
        ('payment_id', ${below('payment')}),
        ('reduction_id', ${below('order_reduction')}),
        ('menu_id', ${beside('menu_item')}),
        ('table_id', ${beside('dining_table')}),
        ('member_id', ${beside('member')}),
        ('discount_id', ${beside('discount')}),
        ('promotion_id', ${beside('promotion')}),
        ('option_id', ${beside('payment_option')}),
        ('id', (select jsonb_agg(o.id) from menu_item i,
          jsonb_path_query(i.options, '$[*].items[*].id') as o (id)
          where i.merchant_id = ${merchant_id})),
        ('staff_id', ${beside('person')})) as f (field, ids)`,
    ),
    all(
      db,
      sql<Stored>`select id, version from orders
        where merchant_id = ${merchant_id} and id in ${latest}`,
    ),
  ]);
  const known = new Map<string, readonly unknown[]>(
    rows.map(({ field, ids }) => [field, ids ?? []]),
  );
  known.set(
    'order_id',
    orders.map(({ id }) => id),
  );
  known.set('merchant_id', [merchant_id, 102, '']);
  known.set('reason', ['Because', 'Rung up twice']);
  known.set('phone', ['+60123456789']);
  known.set('postcode', ['50300', '50350', '']);
  known.set('pin', ['8264', '5937']);
  known.set('username', ['merchant', 'nobody']);
  known.set('start', [0, 1, 10]);
  known.set('length', [1, 10, 100]);
  const pools: Pools = (field, dice) => {
    const found = known.get(meanings[field] ?? field);
    return found && found.length > 0 ? found[dice % found.length] : undefined;
  };
  return { pools, versions: new Map(orders.map(({ id, version }) => [id, version])) };
}

/** The same value with each version being that of its order. */
export function aimed(
  value: unknown,
  versions: ReadonlyMap<number, number>,
  order?: number,
): unknown {
  if (Array.isArray(value)) return value.map((one) => aimed(one, versions));
  if (!value || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  const about = fields['order_id'] ?? fields['object_id'] ?? order;
  return Object.fromEntries(
    Object.entries(fields).map(([name, child]) => [
      name,
      name === 'version' ? (versions.get(about as number) ?? child) : aimed(child, versions),
    ]),
  );
}
