import { Problem } from '@servery/api';
import type { CombineSource, PrintSources } from '@servery/domain/commands';
import type { OrderRecord } from '@servery/domain/orders';
import { maxCombined } from '@servery/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import { loadOrders } from '../orders/load.ts';
import { narrow, within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { readShift } from '../drawers/list.ts';
import { readReport } from '../reports/readReport.ts';
import { loadPaper } from './load.ts';

const idsOf = async (db: Sql, query: RawBuilder<{ id: number }>): Promise<number[]> =>
  (await all(db, query)).map(({ id }) => id);

async function ordersOnTable(db: Sql, merchant_id: number, table_id: number): Promise<number[]> {
  const table = await first(
    db,
    sql`select 1 from dining_table where merchant_id = ${merchant_id} and id = ${table_id}`,
  );
  if (!table) throw new Problem('notFound');
  return idsOf(
    db,
    sql`select id from orders where merchant_id = ${merchant_id} and table_id = ${table_id}
      and list in ('new', 'action') and balance > 0
      and status not in ('draft', 'cancelled', 'voided', 'merged') order by placed_at, id`,
  );
}

const idsToCombine = async (
  db: Sql,
  scope: Scope,
  { transaction_id, order_id }: CombineSource,
): Promise<number[]> =>
  transaction_id === ''
    ? [...new Set(order_id)]
    : idsOf(
        db,
        sql`select id from orders where ${within(scope)} and transaction_id = ${transaction_id}
          and status <> 'draft' order by id limit ${maxCombined}`,
      );

async function ordersToCombine(
  { sql: db, caller }: RequestContext,
  source: CombineSource,
): Promise<OrderRecord[]> {
  const scope = narrow(caller, source.merchant_id);
  const ids = await idsToCombine(db, scope, source);
  const orders = await loadOrders(db, scope, ids);
  if (orders.length !== ids.length) throw new Problem('notFound');
  return orders;
}

/** Returns the SQL reads of the orders, tables and reports to print. */
export const printSources = (ctx: RequestContext): PrintSources => ({
  paper: (merchant_id) => loadPaper(ctx.sql, merchant_id, ctx.now),
  ordersOnTable: (merchant_id, table_id) => ordersOnTable(ctx.sql, merchant_id, table_id),
  shift: (id) => readShift(ctx, id),
  report: (merchant_id, days) => readReport(ctx.sql, { merchant_id, ...days }, ctx.now),
  ordersToCombine: (source) => ordersToCombine(ctx, source),
});
