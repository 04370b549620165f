import type { CartLine, Table } from '@servery/api';
import { byName, compareNames } from '../search/nameKey.ts';
import type { CartRecord, Floor, TableRecord } from './record.ts';
import { billRequestedAt, helpRequestedAt } from './requests.ts';
import { groupOf, heldAt, holdingOrders, isSeated, isTaken, statusOf } from './tableStatus.ts';

/** Returns a cart line with its amount, at the price from when it was added. */
export const showCartLine = ({ tax_class: _tax, ...line }: CartRecord): CartLine => {
  const options = line.options.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { ...line, gross: Math.max(0, line.unit_price + options) * line.quantity };
};

/** Returns the cart of a table, the oldest line first. */
export const cartOf = ({ carts }: Floor, table_id: number): CartLine[] =>
  carts
    .filter((line) => line.table_id === table_id)
    .toSorted((a, b) => a.id - b.id)
    .map(showCartLine);

/** Returns a table as lists and the floor show it. */
export function showTable(table: TableRecord, floor: Floor, now: Date): Table {
  const {
    place: _place,
    sitting: _sitting,
    freed_at: _freed,
    cleaned_at: _cleaned,
    answered_at: _answered,
    party_link: _link,
    ...rest
  } = table;
  const { undo, ...known } = rest;
  const group = groupOf(table, floor);
  const { state, since } = statusOf(table, floor, now);
  const orders = holdingOrders(table, floor);
  const seated = group.filter((one) => isSeated(one, floor));
  const counted = seated.reduce((sum, { sitting }) => sum + (sitting?.covers ?? 0), 0);
  // Several bills of one table may each count the same guests.
  const ordered = group.reduce(
    (sum, one) => sum + Math.max(0, ...holdingOrders(one, floor).map(({ covers }) => covers)),
    0,
  );
  return {
    ...known,
    held:
      state === 'held' ? (group.flatMap((one) => heldAt(one, floor, now) ?? [])[0] ?? null) : null,
    state,
    since,
    covers: isTaken(state) ? counted || ordered : 0,
    linked: group.filter(({ id }) => id !== table.id).map(({ name }) => name),
    orders: [...orders],
    owed: orders.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
    cart_count: floor.carts.filter(({ table_id }) => table_id === table.id).length,
    bill_asked_at: billRequestedAt(table, floor, now),
    help_asked_at: helpRequestedAt(table, floor, now),
    undo_until: undo && now.getTime() < Date.parse(undo.until) ? undo.until : null,
  };
}

/** Compares tables as lists sort them: by section, then by name. */
export const compareTables = (a: Table, b: Table): number =>
  compareNames(a.section, b.section) || byName(a, b);
