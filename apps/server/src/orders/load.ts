import { Problem } from '@servery/api';
import type { Act, OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { within, type Scope } from '../scope.ts';
import { all, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { recordColumns, recordOf, type StoredOrder } from './recordOf.ts';
import { actAt, loadShop } from './shop.ts';

/** Orders by their ids, in that order, as they stand now; those outside the scope are left out. */
export async function loadOrders(
  db: Sql,
  scope: Scope,
  ids: readonly number[],
): Promise<OrderRecord[]> {
  const rows = await all(
    db,
    sql<StoredOrder>`select ${recordColumns}
      from orders o join merchant m on m.merchant_id = o.merchant_id
      where o.id = any(${ids}::bigint[]) and ${within(scope, 'o.merchant_id')}`,
  );
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** One order as it stands now. */
export async function loadOrder(db: Sql, scope: Scope, id: number): Promise<OrderRecord> {
  const [order] = await loadOrders(db, scope, [id]);
  if (!order) throw new Problem('notFound');
  return order;
}

/** Locks orders until the transaction ends and reads them, in that order, as they then are; none may be missing. */
export async function lockOrders(
  { sql: db, caller }: Visit,
  ids: readonly number[],
): Promise<OrderRecord[]> {
  const wanted = [...new Set(ids)];
  // Two statements: what a waiting lock lets through must be read after it. Sorted, so that two
  // who want the same orders do not wait for each other.
  const locked = await all(
    db,
    sql<{ id: number }>`select o.id from orders o
      where o.id = any(${wanted}::bigint[]) and ${within(caller.scope, 'o.merchant_id')}
      order by o.id for update`,
  );
  if (locked.length !== wanted.length) throw new Problem('notFound');
  return loadOrders(db, caller.scope, ids);
}

/** Locks one order, with what the rules need to act on it. */
export async function lockOrder(
  visit: Visit,
  id: number,
): Promise<{ order: OrderRecord; act: Act }> {
  const [order] = await lockOrders(visit, [id]);
  if (!order) throw new Problem('notFound');
  return { order, act: actAt(visit, await loadShop(visit.sql, order.merchant_id)) };
}
