import type { Turn } from '../allocator/index.ts';
import type { OrderRecord } from '../orders/record.ts';

/** The days for which stays are measured, and the maximum number of orders. */
export const measured = { days: 28, most: 500 } as const;

const minute = 60_000;
const shortest = 5;
const longest = 10 * 60;

/**
 * Returns how long a party stayed by its order; null if the duration isn't plausible, such as for a
 * forgotten bill.
 */
export function turnOf(
  covers: number,
  placed_at: string | number,
  ended_at: string | number,
): Turn | null {
  const at = (time: string | number) => (typeof time === 'number' ? time : Date.parse(time));
  const minutes = Math.round((at(ended_at) - at(placed_at)) / minute);
  return covers > 0 && minutes >= shortest && minutes <= longest
    ? { party: covers, minutes }
    : null;
}

/** Returns how long recent parties stayed, by the orders of their tables. */
export const turnsOf = (orders: Iterable<OrderRecord>, merchant_id: number, now: Date): Turn[] =>
  [...orders]
    .filter(
      (order) =>
        order.merchant_id === merchant_id &&
        order.table !== null &&
        order.status === 'completed' &&
        Date.parse(order.status_at) > now.getTime() - measured.days * 24 * 60 * minute,
    )
    .toSorted((a, b) => b.status_at.localeCompare(a.status_at))
    .slice(0, measured.most)
    .flatMap(({ covers, placed_at, status_at }) => turnOf(covers, placed_at, status_at) ?? []);
