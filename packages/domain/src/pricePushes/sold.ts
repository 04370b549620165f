import { sum } from '../money/sen.ts';
import { paymentStatusOf } from '../orders/bill.ts';
import { uncounted } from '../orders/list.ts';
import type { OrderRecord } from '../orders/record.ts';
import type { ItemRecord } from '../menu/record.ts';
import { addDays } from '../time/businessDate.ts';

const days = 7;

/** Returns the 7 full trading days before a merchant’s current one, `YYYY-MM-DD`. */
export const soldDays = (today: string): { from_date: string; to_date: string } => ({
  from_date: addDays(today, -days),
  to_date: addDays(today, -1),
});

/** The payment statuses of orders that were paid in full, refunded or not. */
export const settledStatuses = ['paid', 'overpaid', 'partially_refunded', 'refunded'] as const;
const settled: ReadonlySet<string> = new Set(settledStatuses);

/**
 * Returns how many of an item were sold at its own price on the 7 full trading days before `today`.
 * Like reports, it counts orders that were paid in full, without voided items. Comped items, and
 * those of order methods with a price of their own, wouldn’t have brought more.
 */
export function soldOf(
  orders: readonly OrderRecord[],
  item: Pick<ItemRecord, 'id' | 'prices'>,
  today: string,
): number {
  const { from_date, to_date } = soldDays(today);
  const isCounted = ({ business_date, order_method, status }: OrderRecord) =>
    business_date >= from_date &&
    business_date <= to_date &&
    !uncounted.has(status) &&
    item.prices[order_method] === undefined;
  return sum(
    orders.filter(isCounted).flatMap((order) => {
      const lines = order.items.filter(
        ({ menu_id, status, is_comped }) =>
          menu_id === item.id && status !== 'voided' && !is_comped,
      );
      return lines.length > 0 && settled.has(paymentStatusOf(order))
        ? lines.map(({ quantity }) => quantity)
        : [];
    }),
  );
}
