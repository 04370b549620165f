import type { OrderEvent } from '@servery/api';
import type { OrderRecord } from '../../orders/index.ts';

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

/** The orders of one trading day with numbers that count up as they were placed, also where they name each other. */
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
