import {
  bumpLines,
  displayKitchen,
  fireLines,
  recallLines,
  undoBump,
  type KitchenTicket,
} from '@servery/api';
import * as rules from '@servery/domain/kitchen';
import { isOpen, type Act, type OrderRecord } from '@servery/domain/orders';
import type { Visit } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';

/** The orders that a reader has not seen yet; null where all tickets may look different. */
function changedSince({ world }: Visit, merchant_id: number, since: number | undefined) {
  const events = since === undefined ? null : world.eventsSince(merchant_id, since);
  if (!events || events.some(({ kind }) => rules.isRerouting(kind))) return null;
  const ids = new Set(events.map(({ order_id }) => order_id));
  // Events speak of more than orders.
  return [...ids].filter((id) => world.orders.has(id)).map((id) => world.order(id));
}

/** Takes a step of the kitchen at an order, and answers its ticket as it is now. */
function takeStep<Wish extends { order_id: number }>(
  visit: Visit,
  wish: Wish,
  decide: (order: OrderRecord, wish: Wish, act: Act, show: rules.Show) => OrderRecord,
): KitchenTicket {
  const { merchant_id } = visit.order(wish.order_id);
  const route = rules.routerOf(visit.world.kitchens.of(merchant_id));
  const show = (one: OrderRecord) => rules.ticketOf(one, route, '', visit.now);
  return show(visit.change(wish.order_id, (order, act) => decide(order, wish, act, show)));
}

/** The kitchen display: reading it, and the steps that it takes. */
export const displayHandlers = [
  answer(displayKitchen, ({ query, visit }) => {
    const { world, now } = visit;
    const merchant_id = visit.one(query.merchant_id);
    const changed = changedSince(visit, merchant_id, query.since);
    const orders = changed ?? world.ordersOf([merchant_id]).filter(isOpen);
    return {
      sequence: world.sequence(merchant_id),
      now: now.toISOString(),
      is_delta: changed !== null,
      ...rules.ticketsOf(
        orders,
        world.kitchens.of(merchant_id),
        { zone_id: query.zone_id, isDelta: changed !== null },
        now,
      ),
    };
  }),
  answer(bumpLines, ({ body, visit }) => takeStep(visit, body, rules.bumpLines)),
  answer(recallLines, ({ body, visit }) => takeStep(visit, body, rules.recallLines)),
  answer(fireLines, ({ body, visit }) => takeStep(visit, body, rules.fireLines)),
  answer(undoBump, ({ body, visit }) => takeStep(visit, body, rules.undoBump)),
];
