import type { Order, Parsed, placeOrder as endpoint } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import { coursesOf } from '../kitchen/route.ts';
import { takeFromCart } from '../tables/cart.ts';
import { tableOf } from '../tables/rows.ts';
import { billsOf, uncountedCovers } from '../tables/stand.ts';
import { addRound, billFor, numbered, placeOrder } from './index.ts';
import type { Act, OrderRecord } from './record.ts';

/** What an order is placed of: lines, and lines of the table's cart as they were seen. */
export type PlaceWish = Parsed<typeof endpoint>['body'];

/** Adds the course that each dish comes with, for what may start an order in the kitchen. */
export const withCourses = async (unit: Unit, act: Act): Promise<Act> => ({
  ...act,
  courseOf: coursesOf(await unit.kitchens.zonesOf(act.shop.id)),
});

/** Returns the unpaid bills beside an order at its table; the floor is locked before any order is. */
export async function billsBeside(unit: Unit, order_id: number): Promise<OrderRecord[]> {
  const { merchant_id, table } = await unit.orders.read(order_id);
  if (!table) return [];
  const { state: floor } = await unit.floors.lock({ merchant_id });
  const ids = billsOf(tableOf(floor, table.id), floor).filter((id) => id !== order_id);
  return ids.length > 0 ? unit.orders.lockAll(ids) : [];
}

/** Returns the guests that a new order of a table counts, and the unpaid bills it may be a round of. */
async function seatingOf(unit: Unit, merchant_id: number, wish: PlaceWish) {
  const alone = { covers: wish.covers, bills: [] };
  if (wish.order_method !== 'dine_in' || wish.table_id === null) return alone;
  // Locks the floor, so that two devices that send at once share one bill.
  const { state: floor } = await unit.floors.lock({ merchant_id });
  const table = floor.tables.find(({ id }) => id === wish.table_id);
  if (!table) return alone;
  const ids = wish.new_bill ? [] : billsOf(table, floor);
  return {
    covers: uncountedCovers(table, floor, wish.covers),
    bills: ids.length > 0 ? await unit.orders.lockAll(ids) : [],
  };
}

/**
 * Locks the lines of a table's cart that go into an order.
 * @throws `conflict` where one is not as it was seen
 */
async function cartLines(unit: Unit, merchant_id: number, { table_id, cart }: PlaceWish) {
  if (cart.length === 0) return [];
  const ids = cart.map(({ id }) => id);
  return takeFromCart(await unit.floors.lockLines(merchant_id, ids), table_id, cart);
}

/** Places an order, or adds it as a round to the unpaid bill of its table: for staff and guests. */
export async function place(unit: Unit, merchant_id: number, wish: PlaceWish): Promise<Order> {
  const { covers, bills } = await seatingOf(unit, merchant_id, wish);
  const lines = [...wish.lines, ...(await cartLines(unit, merchant_id, wish))];
  const asked = lines.map(({ menu_id }) => menu_id);
  const menu = await unit.menus.onSale(merchant_id, wish.order_method, asked);
  const act = await withCourses(unit, await unit.act(merchant_id));
  const cart = {
    ...wish,
    covers,
    lines,
    table: await unit.choices.table(merchant_id, wish.table_id),
    member: await unit.choices.member(merchant_id, wish.member_id),
    staff: unit.choices.me(),
    number: '',
    is_round: bills.length > 0,
  };
  const placed = placeOrder(cart, menu, act);
  const taken = wish.cart.map(({ id }) => id);
  if (taken.length > 0) await unit.floors.dropLines(merchant_id, taken);
  const bill = billFor(placed, bills);
  if (bill) return unit.orders.save(bill, addRound(bill, placed, act));
  const [number] = await unit.orders.nextNumbers(merchant_id, act.business_date, 1);
  return unit.orders.save(null, numbered(placed, number!));
}
