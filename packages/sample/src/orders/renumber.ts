import type { OrderEvent } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';

const renamed = (event: OrderEvent, names: ReadonlyMap<string, string>): OrderEvent => {
  const { from, to } = event.facts;
  if (event.kind === 'combine' && typeof from === 'string')
    return {
      ...event,
      facts: {
        from: from
          .split(', ')
          .map((name) => names.get(name))
          .join(', '),
      },
    };
  if (event.kind === 'merge' && typeof to === 'string')
    return { ...event, facts: { to: names.get(to) ?? to } };
  return event;
};

/**
 * Renumbers the orders of one trading day in the order in which they were placed, including
 * references between them.
 */
export function renumber(orders: readonly OrderRecord[]): OrderRecord[] {
  const inTime = orders.toSorted((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id);
  const names = new Map(
    inTime.map(({ number }, i) => [number, `${number.charAt(0)}${String(i + 1).padStart(3, '0')}`]),
  );
  return inTime.map((order) => ({
    ...order,
    number: names.get(order.number) ?? order.number,
    timeline: order.timeline.map((event) => renamed(event, names)),
  }));
}
