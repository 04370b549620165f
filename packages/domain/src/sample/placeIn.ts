import type { OrderMethod, WantedLine } from '@servery/api';
import {
  addRound,
  billFor,
  numbered,
  placeOrder,
  type Act,
  type Cart,
  type OrderRecord,
} from '../orders/index.ts';
import { takeFromCart } from '../tables/cart.ts';
import { billsOf, uncountedCovers } from '../tables/stand.ts';
import type { Visit } from './enter.ts';
import { menuAt } from './menu.ts';

/** What an order is placed of: lines, and lines of the table's cart as they were seen. */
export interface PlaceWish {
  order_method: OrderMethod;
  table_id: number | null;
  lines: readonly WantedLine[];
  cart: readonly { id: number; version: number }[];
  /** Starts a new bill at a table that has an unpaid one. */
  new_bill: boolean;
}

/** Places an order in a world, or adds it to the unpaid bill of its table: for staff, and for guests from their own phones. */
export function placeIn(
  visit: Visit,
  wish: PlaceWish,
  cartOf: (lines: WantedLine[]) => Omit<Cart, 'number'>,
  act: Act,
): OrderRecord {
  const { world } = visit;
  const { id: merchant_id, settings } = act.shop;
  const { items } = world.merchant(merchant_id);
  const when = { now: act.now, time_zone: settings.time_zone };
  const menu = menuAt(items, wish.order_method, when);
  const carts = world.tables.carts(merchant_id);
  const found = cartOf([...wish.lines, ...takeFromCart(carts, wish.table_id, wish.cart)]);
  const floor = world.tables.floor(merchant_id, world.orders.values(), act.now);
  const table = floor.tables.find(({ id }) => id === found.table?.id);
  const covers = table ? uncountedCovers(table, floor, found.covers) : found.covers;
  const seat = found.table && { ...found.table, is_active: table?.is_active ?? true };
  const bills = table && !wish.new_bill ? billsOf(table, floor).map((id) => world.order(id)) : [];
  const cart = { ...found, covers, table: seat, is_round: bills.length > 0 };
  const placed = placeOrder({ ...cart, number: '' }, menu, act);
  const bill = billFor(placed, bills);
  const order = bill
    ? addRound(bill, placed, act)
    : numbered(placed, world.nextNumber(merchant_id));
  const taken = new Set(wish.cart.map(({ id }) => id));
  if (taken.size > 0)
    world.tables.keepCarts(
      merchant_id,
      carts.filter(({ id }) => !taken.has(id)),
    );
  visit.keep(bill ? 'order.changed' : 'order.placed', order);
  return world.order(order.id);
}
