import type { Order, Parsed, placeOrder as endpoint } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import { coursesOf } from '../kitchen/route.ts';
import { takeFromCart } from '../tables/cart.ts';
import { tableOf } from '../tables/rows.ts';
import { billsOf, partyAt, uncountedCovers } from '../tables/tableStatus.ts';
import { addRound, billFor, numbered, placeOrder } from './index.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/**
 * The content of a new order: lines, and cart lines of the table in the versions that were seen.
 */
export type PlaceInput = Parsed<typeof endpoint>['body'];

/** Adds the courses of dishes to the context of a rule that may start an order in the kitchen. */
export const withCourses = async (unit: Unit, context: ActionContext): Promise<ActionContext> => ({
  ...context,
  courseOf: coursesOf(await unit.kitchens.zonesOf(context.shop.id)),
});

/** Returns the other unpaid bills at an order's table; the floor is locked before any order is. */
export async function billsBeside(unit: Unit, order_id: number): Promise<OrderRecord[]> {
  const { merchant_id, table } = await unit.orders.read(order_id);
  if (!table) return [];
  const { state: floor } = await unit.floors.lock({ merchant_id });
  const ids = billsOf(tableOf(floor, table.id), floor).filter((id) => id !== order_id);
  return ids.length > 0 ? unit.orders.lockAll(ids) : [];
}

/**
 * Returns the guests to count for a new order of a table, and the unpaid bills it may be a round
 * of.
 */
async function seatingOf(unit: Unit, merchant_id: number, input: PlaceInput) {
  const alone = { covers: input.covers, party: input.covers, bills: [] };
  if (input.order_method !== 'dine_in' || input.table_id === null) return alone;
  // Locks the floor, so that two devices that send simultaneously share one bill.
  const { state: floor } = await unit.floors.lock({ merchant_id });
  const table = floor.tables.find(({ id }) => id === input.table_id);
  if (!table) return alone;
  const ids = input.new_bill ? [] : billsOf(table, floor);
  const party = Math.max(partyAt(table, floor), input.covers);
  return {
    covers: uncountedCovers(table, floor, input.covers || party),
    party,
    bills: ids.length > 0 ? await unit.orders.lockAll(ids) : [],
  };
}

/**
 * Locks the cart lines of a table that go into an order.
 * @throws `conflict` if one of them has changed since it was seen
 */
async function cartLines(unit: Unit, merchant_id: number, { table_id, cart }: PlaceInput) {
  if (cart.length === 0) return [];
  const ids = cart.map(({ id }) => id);
  return takeFromCart(await unit.floors.lockLines(merchant_id, ids), table_id, cart);
}

/** Places an order for staff or guests, or adds it as a round to the unpaid bill of its table. */
export async function place(unit: Unit, merchant_id: number, input: PlaceInput): Promise<Order> {
  const { covers, party, bills } = await seatingOf(unit, merchant_id, input);
  const lines = [...input.lines, ...(await cartLines(unit, merchant_id, input))];
  const menu_ids = lines.map(({ menu_id }) => menu_id);
  // Before the menu is read: a removal of its items waits for orders that have the context.
  const context = await withCourses(unit, await unit.contextOf(merchant_id));
  const menu = await unit.menus.onSale(merchant_id, input.order_method, menu_ids);
  const cart = {
    ...input,
    covers,
    party,
    lines,
    table: await unit.choices.table(merchant_id, input.table_id),
    member: await unit.choices.member(merchant_id, input.member_id),
    staff: unit.choices.me(),
    number: '',
    is_round: bills.length > 0,
  };
  const placed = placeOrder(cart, menu, context);
  const taken = input.cart.map(({ id }) => id);
  if (taken.length > 0) await unit.floors.dropLines(merchant_id, taken);
  const bill = billFor(placed, bills);
  if (bill) return unit.orders.save(bill, addRound(bill, placed, context));
  const [number] = await unit.orders.nextNumbers(merchant_id, context.business_date, 1);
  return unit.orders.save(null, numbered(placed, number!));
}
