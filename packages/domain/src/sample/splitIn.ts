import type { Parsed, SplitPreview, splitOrder as endpoint } from '@servery/api';
import { previewSplit, splitOrder } from '../orders/index.ts';
import type { Visit } from './enter.ts';

/** Splits an order of a world into bills, or previews that. */
export function splitIn(visit: Visit, body: Parsed<typeof endpoint>['body']): SplitPreview {
  const order = visit.order(body.order_id);
  const next = Number(visit.world.nextNumber(order.merchant_id));
  const numbers = body.bills.map((_bill, i) => String(next + i).padStart(3, '0'));
  const act = visit.act(order.merchant_id);
  const bills = splitOrder(order, body, body.preview ? [] : numbers, act);
  const shown = previewSplit(order, bills, body);
  if (!body.preview) visit.keep('order.changed', ...bills);
  return shown;
}
