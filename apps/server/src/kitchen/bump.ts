import type { KitchenTicket } from '@servery/api';
import { routerOf, ticketOf, type Show } from '@servery/domain/kitchen';
import type { Act, OrderRecord } from '@servery/domain/orders';
import { lockOrder } from '../orders/load.ts';
import { saveOrder } from '../orders/save.ts';
import type { Visit } from '../visit.ts';
import { zonesOf } from './load.ts';

/** Takes a step of the kitchen at an order, and answers its ticket as it is now. */
export async function takeStep<Wish extends { order_id: number }>(
  visit: Visit,
  wish: Wish,
  decide: (order: OrderRecord, wish: Wish, act: Act, show: Show) => OrderRecord,
): Promise<KitchenTicket> {
  const { order, act } = await lockOrder(visit, wish.order_id);
  const route = routerOf(await zonesOf(visit.sql, order.merchant_id));
  const show = (one: OrderRecord) => ticketOf(one, route, '', visit.now);
  const next = decide(order, wish, act, show);
  await saveOrder(visit, order, next);
  return show(next);
}
