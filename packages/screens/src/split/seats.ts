import type { OrderLine } from '@servery/api';
import type { MovedItem } from './movedItems.ts';

type Line = Pick<OrderLine, 'id' | 'quantity' | 'status' | 'seat' | 'gross'>;

/** The items of one seat, or those that guests share. */
export interface Seat {
  /** Null for shared items. */
  seat: number | null;
  lines: readonly Line[];
  /** The price of all its items, in sen. */
  amount: number;
}

/** Returns the seats of an order by number, then its shared items; none if no item has a seat. */
export function seatsOf(items: readonly Line[]): Seat[] {
  const lines = items.filter(({ status }) => status !== 'voided');
  if (lines.every(({ seat }) => seat === null)) return [];
  return [...Map.groupBy(lines, ({ seat }) => seat)]
    .map(([seat, own]) => ({
      seat,
      lines: own,
      amount: own.reduce((sum, { gross }) => sum + gross, 0),
    }))
    .toSorted((a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity));
}

/** Returns whether all, some or none of the items of a seat are chosen. */
export function chosenOf({ lines }: Seat, items: readonly MovedItem[]): 'all' | 'some' | 'none' {
  const chosen = new Map(items.map(({ line_id, quantity }) => [line_id, quantity]));
  if (lines.every(({ id, quantity }) => chosen.get(id) === quantity)) return 'all';
  return lines.some(({ id }) => (chosen.get(id) ?? 0) > 0) ? 'some' : 'none';
}

/** Returns the chosen items with all items of a seat, or with none of them. */
export function withSeat(
  items: readonly MovedItem[],
  { lines }: Seat,
  isChosen: boolean,
): MovedItem[] {
  const others = items.filter(({ line_id }) => lines.every(({ id }) => id !== line_id));
  const own = lines.map(({ id, quantity }) => ({ line_id: id, quantity }));
  return isChosen ? [...others, ...own] : others;
}
