import { changed } from '../orders/change.ts';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import { isOpen } from '../orders/index.ts';

/**
 * Marks an order's bill as printed, after which edits need another permission. Returns the same
 * order if it is already marked or has ended.
 */
export const markBillPrinted = (order: OrderRecord, context: ActionContext): OrderRecord =>
  order.is_bill_printed || !isOpen(order)
    ? order
    : changed({ ...order, is_bill_printed: true }, context, 'print_bill', {});
