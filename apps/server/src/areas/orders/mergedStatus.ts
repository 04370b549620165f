import { sql } from 'kysely';
import { all, together, type Row, type Sql } from '../../storage/sql.ts';
import { counting } from './counts.ts';
import type { OrderRows } from './rowsOf.ts';

/**
 * Copies the payment status of an order to the orders that were combined into it, directly or
 * indirectly. Only an order whose timeline has a `combine` can have any, so others cost no
 * statement.
 */
export async function followTarget(db: Sql, was: OrderRows, is: OrderRows): Promise<void> {
  const { merchant_id, id, payment_status } = is.order;
  if (was.order['payment_status'] === payment_status) return;
  if (!is.events.some(({ kind }) => kind === 'combine')) return;
  const sources = await all(
    db,
    sql<Row>`with recursive source as (
        select o.* from orders o
        where o.merchant_id = ${merchant_id} and o.merged_into = ${id} and o.status = 'merged'
        union
        select o.* from orders o
        join source s on o.merchant_id = s.merchant_id and o.merged_into = s.id
        where o.status = 'merged')
      select merchant_id, id, placed_at, list, order_method, payment_status, status
      from source order by id`,
  );
  if (sources.length === 0) return;
  const ids = sources.map((source) => source['id']);
  await together([
    sql`update orders set payment_status = ${payment_status}
      where merchant_id = ${merchant_id} and id = any(${ids}::bigint[])`,
    ...counting(
      sources,
      sources.map((source) => ({ ...source, payment_status })),
    ),
  ]).execute(db);
}
