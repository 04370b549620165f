import { displayOrders, exportOrders, getOrder, getQuote, listOrders } from '@servery/api';
import { orderCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/orders';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { boardOf } from './board.ts';
import { exportPage, listPage } from './list.ts';
import { loadOrder } from './load.ts';
import { contextAt, loadShop } from './shop.ts';
import { known, oneOf } from '../../http/scope.ts';
import { read } from '../../http/route.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Whether a list starts before yesterday (UTC), so that it includes more than today in any time
 * zone.
 */
const reachesBack = ({ startDate }: { startDate?: string }, now: Date): boolean =>
  startDate !== undefined &&
  startDate.slice(0, 10) < new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/** Reads a list that reaches back from the reports replica, if there is one. */
function onReports<T>(
  ctx: RequestContext,
  query: { startDate?: string },
  list: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const { reports } = ctx.host;
  if (!reports || !reachesBack(query, ctx.now)) return list(ctx);
  return reports.read((sql) => list({ ...ctx, sql }));
}

const reads = [
  read(displayOrders, async ({ query, ctx: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await boardOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query.since,
      now,
    )),
  })),
  read(listOrders, ({ query, ctx }) => onReports(ctx, query, (at) => listPage(at, query))),
  read(exportOrders, ({ query, ctx }) => onReports(ctx, query, (at) => exportPage(at, query))),
  read(getOrder, async ({ params, ctx: { sql, caller } }) =>
    rules.showOrder(await loadOrder(sql, caller.scope, params.id)),
  ),
  read(getQuote, async ({ query, ctx }) => {
    const order = await loadOrder(ctx.sql, ctx.caller.scope, query.order_id);
    const shop = await loadShop(ctx.sql, order.merchant_id, ctx.now);
    return rules.getQuote(order, query.postcode, contextAt(ctx, shop));
  }),
];

/** The routes of orders: reads and all writes. */
export const orderRoutes = [...reads, ...commandRoutes(orderCommands)];
