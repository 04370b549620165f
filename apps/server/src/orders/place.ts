import type { Order, Parsed, placeOrder } from '@servery/api';
import { menuAt } from '@servery/domain/menu';
import * as rules from '@servery/domain/orders';
import { billsOf, uncountedCovers } from '@servery/domain/tables';
import { takeCart } from '../tables/carts.ts';
import { lockFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { lockOrders } from './load.ts';
import { cartOf } from './lookUp.ts';
import { loadMenu } from './menu.ts';
import { nextNumber } from './number.ts';
import { saveOrder } from './save.ts';
import { actAt, loadShop, withCourses } from './shop.ts';

type Body = Parsed<typeof placeOrder>['body'];

/** The guests that a new order of a table counts, and the unpaid bills that it can be added to as a round. */
async function seatingOf(visit: Visit, merchant_id: number, body: Body) {
  const alone = { covers: body.covers, bills: [] };
  if (body.order_method !== 'dine_in' || body.table_id === null) return alone;
  // Locks the floor, so that two devices that send at once share one bill.
  const { floor } = await lockFloor(visit, merchant_id);
  const table = floor.tables.find(({ id }) => id === body.table_id);
  if (!table) return alone;
  const ids = body.new_bill ? [] : billsOf(table, floor);
  return {
    covers: uncountedCovers(table, floor, body.covers),
    bills: ids.length > 0 ? await lockOrders(visit, ids) : [],
  };
}

/** Places an order at a merchant, or adds it as a round to the unpaid bill of its table: for staff, and for guests from their own phones. */
export async function place(visit: Visit, merchant_id: number, body: Body): Promise<Order> {
  const { covers, bills } = await seatingOf(visit, merchant_id, body);
  const waiting = await takeCart(visit, merchant_id, body.table_id, body.cart);
  const lines = [...body.lines, ...waiting];
  const asked = lines.map(({ menu_id }) => menu_id);
  const [shop, items] = await Promise.all([
    loadShop(visit.sql, merchant_id),
    loadMenu(visit.sql, merchant_id, asked),
  ]);
  const plain = actAt(visit, shop);
  const act = await withCourses(visit.sql, plain);
  const { time_zone } = shop.settings;
  const menu = menuAt(items, body.order_method, { now: act.now, time_zone });
  const cart = await cartOf(visit, { ...body, covers, lines }, merchant_id);
  const placed = rules.placeOrder({ ...cart, number: '', is_round: bills.length > 0 }, menu, act);
  const bill = rules.billFor(placed, bills);
  if (bill) return saveOrder(visit, bill, rules.addRound(bill, placed, act));
  const number = await nextNumber(visit.sql, merchant_id, act.business_date);
  return saveOrder(visit, null, rules.numbered(placed, number));
}
