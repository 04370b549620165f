import type { Order } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { printByItself } from '../printing/automatic.ts';
import { releaseVouchersOf } from '../vouchers/redeem.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { storeOrder } from './storeOrder.ts';
import { postStock } from './postStock.ts';

export { insertOrders, updateOrders } from './storeOrder.ts';

const isCalledOff = ({ status }: OrderRecord): boolean =>
  status === 'cancelled' || status === 'voided';

/**
 * Saves the result of a rule on an order with its consequences (stock, vouchers, automatic
 * printing), records the change, and returns the current order.
 */
export async function saveOrder(
  ctx: RequestContext,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<Order> {
  if (after === before) return storeOrder(ctx, before, after);
  const order = await postStock(ctx, before, after);
  const shown = await storeOrder(ctx, before, order);
  if (before && !isCalledOff(before) && isCalledOff(order)) await releaseVouchersOf(ctx.sql, order);
  await printByItself(ctx, before, order);
  return shown;
}
