import { Problem, type MerchantSettings } from '@servery/api';
import type { Act, OrderRecord } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { recordColumns, recordOf, type StoredOrder } from './recordOf.ts';
import { actAt } from './shop.ts';

const select = (scope: Scope, ids: readonly number[], columns: RawBuilder<unknown>) =>
  sql<StoredOrder & { settings: MerchantSettings }>`select ${columns}
    from orders o join merchant m on m.merchant_id = o.merchant_id
    where o.id = any(${ids}::bigint[]) and ${within(scope, 'o.merchant_id')}`;

/** Orders by their ids, in that order, as they stand now; those outside the scope are left out. */
export async function loadOrders(
  db: Sql,
  scope: Scope,
  ids: readonly number[],
): Promise<OrderRecord[]> {
  const rows = await all(db, select(scope, ids, recordColumns));
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** One order as it stands now. */
export async function loadOrder(db: Sql, scope: Scope, id: number): Promise<OrderRecord> {
  const [order] = await loadOrders(db, scope, [id]);
  if (!order) throw new Problem('notFound');
  return order;
}

/** Two statements lock and read: what a waiting lock lets through must be read after it. */
async function lock({ sql: db, caller }: Visit, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  // Sorted, so that two who want the same orders do not wait for each other.
  const locked = await all(
    db,
    sql<{ id: number }>`select o.id from orders o
      where o.id = any(${wanted}::bigint[]) and ${within(caller.scope, 'o.merchant_id')}
      order by o.id for update`,
  );
  if (locked.length !== wanted.length) throw new Problem('notFound');
}

/** Locks orders until the transaction ends and reads them, in that order, as they then are; none may be missing. */
export async function lockOrders(visit: Visit, ids: readonly number[]): Promise<OrderRecord[]> {
  await lock(visit, ids);
  return loadOrders(visit.sql, visit.caller.scope, ids);
}

/** Locks one order, with what the rules need to act on it. */
export async function lockOrder(
  visit: Visit,
  id: number,
): Promise<{ order: OrderRecord; act: Act }> {
  await lock(visit, [id]);
  const wanted = select(visit.caller.scope, [id], sql`${recordColumns}, m.settings`);
  const row = await first(visit.sql, wanted);
  if (!row) throw new Problem('notFound');
  const { settings, ...stored } = row;
  const order = recordOf(stored);
  const shop = { id: order.merchant_id, name: order.merchant_name, settings };
  return { order, act: actAt(visit, shop) };
}
