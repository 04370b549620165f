import type { Order, Parsed, toggleOrderStatus } from '@servery/api';
import * as rules from '@servery/domain/orders';
import { billsOf, tableOf } from '@servery/domain/tables';
import { lockFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { loadOrder, lockOrder, lockOrders } from './load.ts';
import { saveOrder } from './save.ts';
import { withCourses } from './shop.ts';

/** The unpaid bills of the seating that an order belongs to; the floor is locked before any order is. */
async function billsBeside(visit: Visit, order_id: number): Promise<rules.OrderRecord[]> {
  const { merchant_id, table } = await loadOrder(visit.sql, visit.caller.scope, order_id);
  if (!table) return [];
  const { floor } = await lockFloor(visit, merchant_id);
  const ids = billsOf(tableOf(floor, table.id), floor).filter((id) => id !== order_id);
  return ids.length > 0 ? lockOrders(visit, ids) : [];
}

/** Accepts an order; one that guests added at a table joins the unpaid bill of their seating. Answers that bill then. */
export async function acceptOrder(
  visit: Visit,
  body: Parsed<typeof toggleOrderStatus>['body'],
): Promise<Order> {
  const bills = await billsBeside(visit, body.order_id);
  const { order, act } = await lockOrder(visit, body.order_id);
  const accepted = rules.toggleOrderStatus(order, body, await withCourses(visit.sql, act));
  const bill = rules.billFor(accepted, bills);
  if (!bill) return saveOrder(visit, order, accepted);
  const [grown, joined] = rules.joinBill(bill, accepted, act);
  // The bill first: it takes the lines over before the order lets go of them.
  const shown = await saveOrder(visit, bill, grown);
  await saveOrder(visit, order, joined);
  return shown;
}
