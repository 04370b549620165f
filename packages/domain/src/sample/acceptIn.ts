import {
  billFor,
  joinBill,
  toggleOrderStatus,
  type OrderRecord,
  type StatusWish,
} from '../orders/index.ts';
import { billsOf } from '../tables/stand.ts';
import type { Visit } from './enter.ts';

/** Accepts an order in a world; one that guests added at a table joins the unpaid bill of their seating. Answers that bill then. */
export function acceptIn(visit: Visit, order_id: number, wish: StatusWish): OrderRecord {
  const { world, now } = visit;
  const order = visit.order(order_id);
  const act = visit.act(order.merchant_id);
  const accepted = toggleOrderStatus(order, wish, act);
  const floor = world.tables.floor(order.merchant_id, world.orders.values(), now);
  const table = floor.tables.find(({ id }) => id === order.table?.id);
  const bills = table ? billsOf(table, floor).map((id) => world.order(id)) : [];
  const bill = billFor(accepted, bills);
  const kept = bill ? joinBill(bill, accepted, act) : [accepted];
  visit.keep('order.changed', ...kept);
  return world.order(kept[0]!.id);
}
