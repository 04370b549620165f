import { Problem, type PrintDocument, type PrintJob } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { combinedPrint, combinedReceiptOf, type CombineWish } from '@servery/domain/printing';
import type { Visit } from '@servery/domain/sample';
import { queue } from './Desk.ts';
import { markBills, paperFor } from './prints.ts';

/** What one receipt for several orders is asked to hold. */
interface Asked extends Omit<CombineWish, 'line_ids' | 'discount'> {
  merchant_id: number | '' | null;
  transaction_id: string;
  order_id: readonly number[];
  order_item_id: readonly number[];
  discount_id: number | '' | null;
}

function asked(visit: Visit, wish: Asked): { orders: OrderRecord[]; wish: CombineWish } {
  const { world } = visit;
  const scope = visit.scope(wish.merchant_id ?? '');
  const orders =
    wish.transaction_id === ''
      ? [...new Set(wish.order_id)].map((id) => visit.order(id))
      : world
          .ordersOf(scope)
          .filter((one) => one.transaction_id === wish.transaction_id && one.status !== 'draft')
          .slice(0, 20);
  const [one] = orders;
  if (!one || orders.some(({ merchant_id }) => !scope.includes(merchant_id)))
    throw new Problem('notFound');
  const { discounts } = world.merchant(one.merchant_id);
  const discount = discounts.find(({ id }) => id === wish.discount_id) ?? null;
  if (wish.discount_id && !discount) throw new Problem('notFound');
  return { orders, wish: { ...wish, line_ids: wish.order_item_id, discount } };
}

/** One receipt for several orders, to be looked at. */
export function combinedReceipt(visit: Visit, query: Asked): PrintDocument {
  const { orders, wish } = asked(visit, query);
  return combinedReceiptOf(orders, wish, paperFor(visit, orders[0]!.merchant_id));
}

/** Prints one receipt for several orders, or the bill of what is still to be paid of them. */
export function printCombinedReceipt(
  visit: Visit,
  { printer_id, ...query }: Asked & { printer_id: number | null },
): PrintJob {
  const { orders, wish } = asked(visit, query);
  const { id, merchant_id } = orders[0]!;
  const earlier = visit.world.prints.jobsOfOrder(id);
  const print = combinedPrint(orders, wish, earlier, paperFor(visit, merchant_id));
  const [job] = queue(visit, merchant_id, [print], printer_id);
  if (print.document.kind === 'bill') markBills(visit, orders);
  return job!;
}
