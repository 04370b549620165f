import type { OrderMethod, WantedLine } from '@servery/api';
import { placeOrder, type Act, type Cart, type OrderRecord } from '../orders/index.ts';
import { takeFromCart } from '../tables/cart.ts';
import type { Visit } from './enter.ts';
import { menuAt } from './menu.ts';

/** What an order is placed of: lines, and lines of the table's cart as they were seen. */
export interface PlaceWish {
  order_method: OrderMethod;
  table_id: number | null;
  lines: readonly WantedLine[];
  cart: readonly { id: number; version: number }[];
}

/** Places an order in a world, whoever asks for it: staff, or guests from their own telephone. */
export function placeIn(
  visit: Visit,
  wish: PlaceWish,
  cartOf: (lines: WantedLine[]) => Cart,
  act: Act,
): OrderRecord {
  const { world } = visit;
  const { id: merchant_id, settings } = act.shop;
  const { items } = world.merchant(merchant_id);
  const when = { now: act.now, time_zone: settings.time_zone };
  const menu = menuAt(items, wish.order_method, when);
  const carts = world.tables.carts(merchant_id);
  const cart = cartOf([...wish.lines, ...takeFromCart(carts, wish.table_id, wish.cart)]);
  const { tables } = world.tables.floor(merchant_id, [], act.now);
  const is_active = tables.find(({ id }) => id === cart.table?.id)?.is_active ?? true;
  const order = placeOrder(
    { ...cart, table: cart.table && { ...cart.table, is_active } },
    menu,
    act,
  );
  const taken = new Set(wish.cart.map(({ id }) => id));
  if (taken.size > 0)
    world.tables.keepCarts(
      merchant_id,
      carts.filter(({ id }) => !taken.has(id)),
    );
  visit.keep('order.placed', order);
  return order;
}
