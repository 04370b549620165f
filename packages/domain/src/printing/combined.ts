import { Problem, type Discount, type PrintDocument } from '@servery/api';
import { coversOf, showOrder, type OrderRecord } from '../orders/index.ts';
import type { JobRecord, JobWish } from './jobs.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { renderText } from './renderText.ts';

/** What one receipt for several orders is to hold. */
export interface CombineWish {
  /** Only these lines; all where there are none. */
  line_ids: readonly number[];
  discount: Discount | null;
  apply_service_charge: boolean;
  /** In sen. */
  adjustment_value: number;
  adjustment_name: string;
}

/** One receipt for several orders of one merchant, or for some of their lines. Nothing is changed by it. */
export function combinedReceiptOf(
  orders: readonly OrderRecord[],
  wish: CombineWish,
  paper: Paper,
): PrintDocument {
  const [first] = orders;
  if (!first || orders.some(({ merchant_id }) => merchant_id !== first.merchant_id))
    throw new Problem('notFound');
  const wanted = new Set(wish.line_ids);
  const lines = orders.flatMap(({ items }) => items);
  if (wish.line_ids.some((id) => !lines.some((line) => line.id === id)))
    throw new Problem('notFound');
  const isPart = wanted.size > 0;
  const { discount } = wish;
  const order = showOrder({
    ...first,
    number: orders.map(({ number }) => number).join(' + '),
    items: isPart ? lines.filter(({ id }) => wanted.has(id)) : lines,
    covers: coversOf(orders),
    delivery_fee: isPart ? 0 : orders.reduce((sum, one) => sum + one.delivery_fee, 0),
    apply_service_charge: wish.apply_service_charge && first.apply_service_charge,
    reductions: [
      // What came off a whole order is not the share of some of its lines.
      ...(isPart ? [] : orders.flatMap(({ reductions }) => reductions)),
      ...(discount ? [{ ...discount, kind: 'discount' as const, label: discount.name }] : []),
      ...(wish.adjustment_value > 0
        ? [
            {
              id: Number.MAX_SAFE_INTEGER,
              kind: 'adjustment' as const,
              label: wish.adjustment_name || paper.words.discount,
              rate: null,
              amount: wish.adjustment_value,
            },
          ]
        : []),
    ],
    payments: isPart ? [] : orders.flatMap(({ payments }) => payments),
    refunds: isPart ? [] : orders.flatMap(({ refunds }) => refunds),
  });
  const kind = order.balance > 0 ? 'bill' : 'receipt';
  return receiptOf(order, paper, kind, paper.words.combined);
}

const columns = 80;

/**
 * What one receipt for several orders asks a printer for; `jobs` are the earlier ones of the first
 * order, which is the one that is told when it does not come out.
 */
export function combinedPrint(
  orders: readonly OrderRecord[],
  wish: CombineWish,
  jobs: readonly Pick<JobRecord, 'document' | 'state'>[],
  paper: Paper,
): JobWish {
  const document = combinedReceiptOf(orders, wish, paper);
  const said = renderText(document, columns);
  const [{ id, number }] = orders as [OrderRecord];
  return {
    document,
    order: { id, number },
    // The same paper twice already says that it is one; another guest's share of it is none.
    is_copy:
      document.kind === 'receipt' &&
      jobs.some(
        ({ document: one, state }) =>
          state !== 'cancelled' && one.kind === 'receipt' && renderText(one, columns) === said,
      ),
  };
}

/** The bill of a table: all that is open on it, as one. */
export const tableBillOf = (orders: readonly OrderRecord[], paper: Paper): PrintDocument => {
  const [first] = orders;
  if (!first) throw new Problem('notAllowedNow', { details: { why: 'nothing_open' } });
  if (orders.length === 1) return receiptOf(showOrder(first), paper, 'bill');
  const all = {
    line_ids: [],
    discount: null,
    apply_service_charge: true,
    adjustment_value: 0,
    adjustment_name: '',
  };
  const bill = combinedReceiptOf(orders, all, paper);
  return { ...bill, kind: 'bill' };
};
