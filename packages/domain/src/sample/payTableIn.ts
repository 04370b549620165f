import { Problem, type Order, type Parsed, type payTable as endpoint } from '@servery/api';
import { showOrder } from '../orders/index.ts';
import { payTable } from '../tables/payTable.ts';
import type { Visit } from './enter.ts';

/** Pays bills of a table of a world together. */
export function payTableIn(
  visit: Visit,
  body: Parsed<typeof endpoint>['body'],
): { orders: Order[] } {
  const { world, now } = visit;
  const merchant_id = world.tables.merchantOf(body.table_id);
  if (merchant_id === undefined) throw new Problem('notFound');
  visit.scope(merchant_id);
  const floor = world.tables.floor(merchant_id, world.orders.values(), now);
  const ids = new Set(body.orders.map(({ order_id }) => order_id));
  const orders = [...ids].map((id) => visit.order(id));
  const act = visit.act(merchant_id);
  const { payment_options } = world.merchant(merchant_id);
  const paid = payTable(floor, orders, body, payment_options, act);
  for (const [i, order] of orders.entries())
    world.wallets.post(order, paid[i]!, { ...act, by: act.actor.name });
  visit.keep('order.changed', ...paid);
  return { orders: paid.map(showOrder) };
}
