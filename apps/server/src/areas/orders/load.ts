import { Problem, type StoredSettings } from '@servery/api';
import type { ActionContext, OrderRecord } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { recordColumns, recordOf, type StoredOrder } from './recordOf.ts';
import { contextAt, shopAt } from './shop.ts';

const select = (scope: Scope, ids: readonly number[], columns: RawBuilder<unknown>) =>
  sql<StoredOrder & { settings: StoredSettings; closed_on: string | null }>`select ${columns}
    from orders o join merchant m on m.merchant_id = o.merchant_id
    where o.id = any(${ids}::bigint[]) and ${within(scope, 'o.merchant_id')}`;

/**
 * Returns the current state of orders by their ids, in that order, without those outside the scope.
 */
export async function loadOrders(
  db: Sql,
  scope: Scope,
  ids: readonly number[],
): Promise<OrderRecord[]> {
  const rows = await all(db, select(scope, ids, recordColumns));
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/**
 * Returns the current state of one order.
 * @throws `notFound`
 */
export async function loadOrder(db: Sql, scope: Scope, id: number): Promise<OrderRecord> {
  const [order] = await loadOrders(db, scope, [id]);
  if (!order) throw new Problem('notFound');
  return order;
}

/**
 * Locks orders in a statement of its own, before they are read: data that changed while waiting for
 * the lock must be read after it.
 */
async function lock({ sql: db, caller }: RequestContext, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  // Sorted, so that two requests for the same orders can't deadlock.
  const locked = await all(
    db,
    sql<Pick<Rows['orders'], 'id'>>`select o.id from orders o
      where o.id = any(${wanted}::bigint[]) and ${within(caller.scope, 'o.merchant_id')}
      order by o.id for update`,
  );
  if (locked.length !== wanted.length) throw new Problem('notFound');
}

/**
 * Locks orders until the transaction ends, then reads them in the given order.
 * @throws `notFound` if any of them is missing
 */
export async function lockOrders(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<OrderRecord[]> {
  await lock(ctx, ids);
  return loadOrders(ctx.sql, ctx.caller.scope, ids);
}

/**
 * Locks one order, and returns it with the action context of its merchant.
 * @throws `notFound`
 */
export async function lockOrder(
  ctx: RequestContext,
  id: number,
): Promise<{ order: OrderRecord; context: ActionContext }> {
  await lock(ctx, [id]);
  // The trading day can't be closed until the transaction ends.
  await sql`select 1 from merchant m join orders o on o.merchant_id = m.merchant_id
    where o.id = ${id} and ${within(ctx.caller.scope, 'o.merchant_id')}
    for key share of m`.execute(ctx.sql);
  const wanted = select(ctx.caller.scope, [id], sql`${recordColumns}, m.settings, m.closed_on`);
  const row = await first(ctx.sql, wanted);
  if (!row) throw new Problem('notFound');
  const { settings, closed_on, ...stored } = row;
  const order = recordOf(stored);
  const shop = { id: order.merchant_id, name: order.merchant_name, settings, closed_on };
  return { order, context: contextAt(ctx, shopAt(shop, ctx.now)) };
}
