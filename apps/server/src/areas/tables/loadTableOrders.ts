import { ordersByTable, type OrderFacts } from '@servery/domain/tables';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

const day = 24 * 60 * 60_000;

/** The columns of an order that tables need. */
const factsColumns = sql`o.id, o.version, o.number, o.status, o.covers, o.total, o.balance,
  o.is_bill_printed, o.placed_at, o.status_at, o.table_id`;

/** Returns the orders that the status of some tables, or of all, depends on. */
export async function loadTableOrders(
  db: Sql,
  merchant_ids: readonly number[],
  now: Date,
  table_ids?: readonly number[],
) {
  const isThere = table_ids
    ? sql`o.table_id = any(${table_ids}::bigint[])`
    : sql`o.table_id is not null`;
  const [open, ended] = await Promise.all([
    all(
      db,
      sql<OrderFacts>`select ${factsColumns} from orders o
        where o.merchant_id = any(${merchant_ids}::bigint[]) and ${isThere}
          and o.list in ('new', 'action')`,
    ),
    all(
      db,
      sql<OrderFacts>`select distinct on (o.merchant_id, o.table_id) ${factsColumns} from orders o
        where o.merchant_id = any(${merchant_ids}::bigint[]) and ${isThere}
          and o.list = 'completed' and o.status_at > ${new Date(now.getTime() - day)}
        order by o.merchant_id, o.table_id, o.status_at desc`,
    ),
  ]);
  return ordersByTable([...open, ...ended], now);
}
