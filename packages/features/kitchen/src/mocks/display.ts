import { displayKitchen } from '@servery/api';
import * as rules from '@servery/domain/kitchen';
import { changedOrders, isOpen } from '@servery/domain/orders';
import type { RequestContext } from '@servery/sample';
import { answer } from '@servery/sample/answer';

/** Returns the orders that changed since an event, or null if all tickets may have changed. */
function changedSince({ world }: RequestContext, merchant_id: number, since: number | undefined) {
  const events = since === undefined ? null : world.eventsSince(merchant_id, since);
  if (!events || events.some(({ kind }) => rules.isRerouting(kind))) return null;
  return changedOrders(events).map((id) => world.order(id));
}

/** Mock handler of the kitchen display. */
export const answerDisplay = answer(displayKitchen, ({ query, ctx }) => {
  const { world, now } = ctx;
  const merchant_id = ctx.one(query.merchant_id);
  const changed = changedSince(ctx, merchant_id, query.since);
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
