import { changed } from '../orders/change.ts';
import type { Act, OrderRecord } from '../orders/record.ts';
import { isOpen } from '../orders/index.ts';

/** An order whose bill lies on the table: from now on not everybody may change it. The same order when it did already. */
export const markBillPrinted = (order: OrderRecord, act: Act): OrderRecord =>
  order.is_bill_printed || !isOpen(order)
    ? order
    : changed({ ...order, is_bill_printed: true }, act, 'print_bill', {});
