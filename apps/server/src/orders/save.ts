import type { Order } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { printByItself } from '../printing/automatic.ts';
import { releaseVouchersOf } from '../vouchers/redeem.ts';
import type { Visit } from '../visit.ts';
import { keepOrder } from './keep.ts';
import { postStock } from './postStock.ts';

export { insertOrders, updateOrders } from './keep.ts';

const isCalledOff = ({ status }: OrderRecord): boolean =>
  status === 'cancelled' || status === 'voided';

/** Saves what a rule decided with what follows from it, tells of it, and answers the order as it is now. */
export async function saveOrder(
  visit: Visit,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<Order> {
  if (after === before) return keepOrder(visit, before, after);
  const order = await postStock(visit, before, after);
  const shown = await keepOrder(visit, before, order);
  if (before && !isCalledOff(before) && isCalledOff(order))
    await releaseVouchersOf(visit.sql, order);
  await printByItself(visit, before, order);
  return shown;
}
