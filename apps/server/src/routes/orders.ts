import { displayOrders, exportOrders, getOrder, getQuote, listOrders } from '@servery/api';
import { orderCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/orders';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { boardOf } from '../orders/board.ts';
import { exportPage, listPage } from '../orders/list.ts';
import { loadOrder } from '../orders/load.ts';
import { actAt, loadShop } from '../orders/shop.ts';
import { known, oneOf } from '../scope.ts';
import { read } from '../route.ts';
import type { Visit } from '../visit.ts';

const dayMs = 24 * 60 * 60_000;

/** Whether a list starts before yesterday, so that it is of more than today wherever the shop is. */
const reachesBack = ({ startDate }: { startDate?: string }, now: Date): boolean =>
  startDate !== undefined &&
  startDate.slice(0, 10) < new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/** Reads a list that reaches back from the copy for reports, if there is one. */
function onReports<T>(
  visit: Visit,
  query: { startDate?: string },
  list: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { reports } = visit.host;
  if (!reports || !reachesBack(query, visit.now)) return list(visit);
  return reports.read((sql) => list({ ...visit, sql }));
}

const reads = [
  read(displayOrders, async ({ query, visit: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await boardOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query.since,
      now,
    )),
  })),
  read(listOrders, ({ query, visit }) => onReports(visit, query, (at) => listPage(at, query))),
  read(exportOrders, ({ query, visit }) => onReports(visit, query, (at) => exportPage(at, query))),
  read(getOrder, async ({ params, visit: { sql, caller } }) =>
    rules.showOrder(await loadOrder(sql, caller.scope, params.id)),
  ),
  read(getQuote, async ({ query, visit }) => {
    const order = await loadOrder(visit.sql, visit.caller.scope, query.order_id);
    const shop = await loadShop(visit.sql, order.merchant_id);
    return rules.getQuote(order, query.postcode, actAt(visit, shop));
  }),
];

/** Orders: reading them, and every write. */
export const orderRoutes = [...reads, ...commandRoutes(orderCommands)];
