import { emptyOrder, type NewOrder } from './newOrder.ts';

/** A new order that waits, with the time it was parked. */
export interface ParkedOrder {
  id: number;
  /** In milliseconds since the epoch. */
  at: number;
  order: NewOrder;
}

/** The new orders of one merchant that this browser keeps. */
export interface Desk {
  /** The version of this shape. A desk of another version is dropped. */
  version: 1;
  current: NewOrder;
  parked: readonly ParkedOrder[];
  /** The items of the last placed order, to be repeated; null before the first. */
  last: NewOrder['lines'] | null;
}

/** Returns the key under which this browser keeps the desk of a merchant. */
export const deskKey = (merchant_id: number | '') => `servery.counter.${merchant_id}`;

/** A desk without orders. */
export const emptyDesk: Desk = { version: 1, current: emptyOrder, parked: [], last: null };

/** Whether a stored value is a desk of the current version. */
export const isDesk = (value: unknown): value is Desk =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1;

/** Returns a desk whose current order is parked. An order without items isn't. */
export function parked(desk: Desk, at: number): Desk {
  if (desk.current.lines.length === 0) return desk;
  const id = 1 + Math.max(0, ...desk.parked.map((one) => one.id));
  return {
    ...desk,
    current: emptyOrder,
    parked: [...desk.parked, { id, at, order: desk.current }],
  };
}

/** Returns a desk with a parked order as the current one. A current order with items is parked. */
export function resumed(desk: Desk, id: number, at: number): Desk {
  const found = desk.parked.find((one) => one.id === id);
  if (!found) return desk;
  const { parked: others } = parked(desk, at);
  return { ...desk, current: found.order, parked: others.filter((one) => one.id !== id) };
}

/** Returns a desk after its current order was placed. */
export const finished = (desk: Desk): Desk => ({
  ...desk,
  current: emptyOrder,
  last: desk.current.lines,
});

/** Returns a desk whose current order has the items of the last one too. */
export const repeated = (desk: Desk): Desk => ({
  ...desk,
  current: { ...desk.current, lines: desk.last ?? [] },
});
