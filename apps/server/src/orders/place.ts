import type { Order, Parsed, placeOrder } from '@servery/api';
import { menuAt } from '@servery/domain/menu';
import * as rules from '@servery/domain/orders';
import { takeCart } from '../tables/carts.ts';
import type { Visit } from '../visit.ts';
import { cartOf } from './lookUp.ts';
import { loadMenu } from './menu.ts';
import { saveOrder } from './save.ts';
import { actAt, loadShop, withCourses } from './shop.ts';

/** Places an order at a merchant, whoever asks for it: staff, or guests from their own telephone. */
export async function place(
  visit: Visit,
  merchant_id: number,
  body: Parsed<typeof placeOrder>['body'],
): Promise<Order> {
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
  const cart = await cartOf(visit, { ...body, lines }, merchant_id, act.business_date);
  return saveOrder(visit, null, rules.placeOrder(cart, menu, act));
}
