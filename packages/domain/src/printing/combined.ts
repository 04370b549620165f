import { Problem, type Discount, type PrintDocument } from '@servery/api';
import { coversOf, joinTaxes, showOrder, showRow, type OrderRecord } from '../orders/index.ts';
import type { JobRecord, PrintJobInput } from './jobs.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { renderText } from './renderText.ts';

/** The content of one receipt for several orders. */
export interface CombineInput {
  /** The ids of the lines to include; all lines if empty. */
  line_ids: readonly number[];
  discount: Discount | null;
  apply_service_charge: boolean;
  /** In sen. */
  adjustment_value: number;
  adjustment_name: string;
}

/**
 * Returns one receipt for several orders of one merchant, or for some of their lines. The orders
 * aren't changed.
 * @throws `notFound`
 */
export function combinedReceiptOf(
  orders: readonly OrderRecord[],
  input: CombineInput,
  paper: Paper,
): PrintDocument {
  const [first] = orders;
  if (!first || orders.some(({ merchant_id }) => merchant_id !== first.merchant_id))
    throw new Problem('notFound');
  const wanted = new Set(input.line_ids);
  const { items: lines, tax_classes } = joinTaxes(orders);
  if (input.line_ids.some((id) => !lines.some((line) => line.id === id)))
    throw new Problem('notFound');
  const isPart = wanted.size > 0;
  const { discount } = input;
  const order = showOrder({
    ...first,
    pricing: { ...first.pricing, tax_classes },
    number: orders.map(({ number }) => number).join(' + '),
    items: isPart ? lines.filter(({ id }) => wanted.has(id)) : lines,
    covers: coversOf(orders),
    delivery_fee: isPart ? 0 : orders.reduce((sum, one) => sum + one.delivery_fee, 0),
    apply_service_charge: input.apply_service_charge && first.apply_service_charge,
    reductions: [
      // Reductions of a whole order don't apply to a part of its lines.
      ...(isPart ? [] : orders.flatMap(({ reductions }) => reductions)),
      ...(discount ? [{ ...discount, kind: 'discount' as const, label: discount.name }] : []),
      ...(input.adjustment_value > 0
        ? [
            {
              id: Number.MAX_SAFE_INTEGER,
              kind: 'adjustment' as const,
              label: input.adjustment_name || paper.messages.discount,
              rate: null,
              amount: input.adjustment_value,
            },
          ]
        : []),
    ],
    payments: isPart ? [] : orders.flatMap(({ payments }) => payments),
    refunds: isPart ? [] : orders.flatMap(({ refunds }) => refunds),
  });
  const kind = order.balance > 0 ? 'bill' : 'receipt';
  return receiptOf(order, paper, kind, paper.messages.combined);
}

/** The maximum number of orders on one receipt. */
export const maxCombined = 20;

const columns = 80;

const offBill: ReadonlySet<string> = new Set(['draft', 'cancelled', 'voided', 'merged']);

/**
 * Returns the print job of one receipt for several orders. `jobs` are the earlier jobs of the first
 * order, which also gets the reason if printing fails.
 */
export function combinedPrint(
  orders: readonly OrderRecord[],
  input: CombineInput,
  jobs: readonly Pick<JobRecord, 'document' | 'state'>[],
  paper: Paper,
): PrintJobInput {
  const document = combinedReceiptOf(orders, input, paper);
  const rendered = renderText(document, columns);
  const [{ id, number }] = orders as [OrderRecord];
  return {
    document,
    order: { id, number },
    // Only an identical receipt is a copy; another guest's share of the orders is not.
    is_copy:
      document.kind === 'receipt' &&
      jobs.some(
        ({ document: one, state }) =>
          state !== 'cancelled' && one.kind === 'receipt' && renderText(one, columns) === rendered,
      ),
  };
}

/** Returns the print job of a table's bill; it belongs to the order if there is only one. */
export function tableBill(orders: readonly OrderRecord[], paper: Paper): PrintJobInput {
  const [only] = orders.length === 1 ? orders : [];
  const order = only ? { id: only.id, number: only.number } : null;
  return { document: tableBillOf(orders, paper), order };
}

/** Whether an order at a table is part of its bill: in progress, with an amount left to pay. */
export function isOnTableBill(order: OrderRecord): boolean {
  if (offBill.has(order.status)) return false;
  const { list, balance } = showRow(order);
  return (list === 'new' || list === 'action') && balance > 0;
}

/**
 * Returns the bill of a table: all its open orders as one.
 * @throws `notAllowedNow`
 */
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
