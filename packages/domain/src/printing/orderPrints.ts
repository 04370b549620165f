import { Problem, type PrintDocument } from '@servery/api';
import { showOrder, type OrderRecord } from '../orders/index.ts';
import type { JobRecord, PrintJobInput } from './jobs.ts';
import { ticketOf, unprintedOf, wholeOf } from './kitchen.ts';
import { slipsOf, type SlipPlaces } from './slips.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { printedOf } from './printedQuantities.ts';

/** The document to print for an order. */
export interface OrderPrintInput {
  type: 'receipt' | 'bill' | 'kitchen';
  /** Whether to print everything again, marked as a copy. */
  again: boolean;
}

/**
 * Returns the print jobs of one order; `jobs` are the earlier jobs of this order and of those
 * combined into it.
 * @throws `notAllowedNow`
 */
export function orderPrints(
  order: OrderRecord,
  { type, again }: OrderPrintInput,
  jobs: readonly JobRecord[],
  paper: Paper,
  now: Date,
  places: SlipPlaces = { zones: [], printers: [] },
): PrintJobInput[] {
  const { id, number } = order;
  const input = { order: { id, number }, is_copy: again };
  if (type !== 'kitchen') {
    // A second receipt is marked as a copy.
    const isThere = jobs.some(
      ({ document, state, order_id }) =>
        order_id === id && document.kind === type && state !== 'cancelled',
    );
    const document = receiptOf(showOrder(order), paper, type);
    return [{ ...input, document, is_copy: again || (type === 'receipt' && isThere) }];
  }
  if (again) {
    const lines = wholeOf(order);
    if (lines.length === 0) throw new Problem('notAllowedNow', { details: { why: 'nothing_new' } });
    return [{ ...input, document: ticketOf(order, lines, 'kitchen', paper, now) }];
  }
  const inputs = slipsOf(order, unprintedOf(order, printedOf(jobs)), { jobs, paper, now, places });
  if (inputs.length === 0) throw new Problem('notAllowedNow', { details: { why: 'nothing_new' } });
  return inputs;
}

/** Returns the preview of an order's document; a ticket with everything that the kitchen makes. */
export const previewOf = (
  order: OrderRecord,
  type: OrderPrintInput['type'],
  paper: Paper,
  now: Date,
): PrintDocument =>
  type === 'kitchen'
    ? ticketOf(order, wholeOf(order), 'kitchen', paper, now)
    : receiptOf(showOrder(order), paper, type);
