import { displayKitchen } from '@servery/api';
import * as rules from '@servery/domain/kitchen';
import { isOpen } from '@servery/domain/orders';
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

/** Answers the kitchen display. */
export const answerDisplay = answer(displayKitchen, ({ query, visit }) => {
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
});
