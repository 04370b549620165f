import type { Order } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { printByItself } from '../printing/automatic.ts';
import type { Visit } from '../visit.ts';
import { keepOrder } from './keep.ts';

export { insertOrders, updateOrders } from './keep.ts';

/** Saves what a rule decided with what follows from it, tells of it, and answers the order as it is now. */
export async function saveOrder(
  visit: Visit,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<Order> {
  const shown = await keepOrder(visit, before, after);
  if (after !== before) await printByItself(visit, before, after);
  return shown;
}
