import { printCombined, printNamed, printOrder, printTable, type PrintJob } from '@servery/api';
import type { Sheet } from '../sheet.ts';
import { usePrinting } from './usePrinting.ts';

/** Returns a function that queues a sheet on a printer and returns the created jobs. */
export function usePrintSheet() {
  const order = usePrinting(printOrder);
  const table = usePrinting(printTable);
  const share = usePrinting(printCombined);
  const named = usePrinting(printNamed);
  return async (sheet: Sheet, printer_id: number | null): Promise<readonly PrintJob[]> => {
    switch (sheet.is) {
      case 'order': {
        const { order_id, type, again } = sheet;
        return (await order.trigger({ body: { order_id, type, printer_id, again } })).jobs;
      }
      case 'table': {
        const { merchant_id, table_id } = sheet;
        return [await table.trigger({ body: { merchant_id, table_id, printer_id } })];
      }
      case 'share': {
        const { line_ids, discount_id, ...rest } = sheet.share;
        const { merchant_id, of } = sheet;
        const whose = 'transaction_id' in of ? of : { order_id: [...of.order_id] };
        const body = { merchant_id, ...whose, ...rest, printer_id };
        return [
          await share.trigger({
            body: { ...body, order_item_id: [...line_ids], discount_id: discount_id || null },
          }),
        ];
      }
      case 'summary': {
        const params = { name: 'print_daily_summary' as const };
        const body = { merchant_id: sheet.merchant_id || null, printer_id, ...sheet.days };
        return [await named.trigger({ params, body })];
      }
      case 'shift': {
        const params = { name: 'print_shift_report' as const };
        const { merchant_id, shift_id } = sheet;
        return [await named.trigger({ params, body: { merchant_id, shift_id, printer_id } })];
      }
    }
  };
}
