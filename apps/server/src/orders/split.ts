import type { Parsed, SplitPreview, splitOrder } from '@servery/api';
import * as rules from '@servery/domain/orders';
import type { Visit } from '../visit.ts';
import { lockOrder } from './load.ts';
import { nextNumber } from './number.ts';
import { saveOrder } from './save.ts';

/** Splits an order into bills, or previews that; a preview uses up no numbers. */
export async function split(
  visit: Visit,
  body: Parsed<typeof splitOrder>['body'],
): Promise<SplitPreview> {
  const { order, act } = await lockOrder(visit, body.order_id);
  const { merchant_id, business_date } = order;
  const numbers: string[] = [];
  if (!body.preview)
    while (numbers.length < body.bills.length)
      numbers.push(await nextNumber(visit.sql, merchant_id, business_date));
  const bills = rules.splitOrder(order, body, numbers, act);
  const shown = rules.previewSplit(order, bills, body);
  if (body.preview) return shown;
  const [after, ...siblings] = bills;
  // The order first: it lets go of the lines before the new orders take them over.
  await saveOrder(visit, order, after);
  for (const bill of siblings) await saveOrder(visit, null, bill);
  return shown;
}
