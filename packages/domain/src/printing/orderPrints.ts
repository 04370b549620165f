import { Problem, type PrintDocument } from '@servery/api';
import { showOrder, type OrderRecord } from '../orders/index.ts';
import type { JobRecord, JobWish } from './jobs.ts';
import { ticketOf, untoldOf, wholeOf } from './kitchen.ts';
import { slipsOf, type SlipPlaces } from './slips.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';
import { toldOf } from './told.ts';

/** What is to be printed of an order. */
export interface OrderPrintWish {
  type: 'receipt' | 'bill' | 'kitchen';
  /** All of it once more, marked as a copy. */
  again: boolean;
}

/** What one order asks a printer for; `jobs` are the earlier ones of this order and of those that went into it. */
export function orderPrints(
  order: OrderRecord,
  { type, again }: OrderPrintWish,
  jobs: readonly JobRecord[],
  paper: Paper,
  now: Date,
  places: SlipPlaces = { zones: [], printers: [] },
): JobWish[] {
  const { id, number } = order;
  const wish = { order: { id, number }, is_copy: again };
  if (type !== 'kitchen') {
    // A second one of what may lie on the table already says that it is one.
    const isThere = jobs.some(
      ({ document, state, order_id }) =>
        order_id === id && document.kind === type && state !== 'cancelled',
    );
    const document = receiptOf(showOrder(order), paper, type);
    return [{ ...wish, document, is_copy: again || (type === 'receipt' && isThere) }];
  }
  if (again) {
    const lines = wholeOf(order);
    if (lines.length === 0) throw new Problem('notAllowedNow', { details: { why: 'nothing_new' } });
    return [{ ...wish, document: ticketOf(order, lines, 'kitchen', paper, now) }];
  }
  const wishes = slipsOf(order, untoldOf(order, toldOf(jobs)), { jobs, paper, now, places });
  if (wishes.length === 0) throw new Problem('notAllowedNow', { details: { why: 'nothing_new' } });
  return wishes;
}

/** What would be printed for an order, to be looked at: a ticket with all that the kitchen makes. */
export const previewOf = (
  order: OrderRecord,
  type: OrderPrintWish['type'],
  paper: Paper,
  now: Date,
): PrintDocument =>
  type === 'kitchen'
    ? ticketOf(order, wholeOf(order), 'kitchen', paper, now)
    : receiptOf(showOrder(order), paper, type);
