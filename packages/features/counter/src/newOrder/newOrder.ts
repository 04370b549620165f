import type { Named, WantedLine } from '@servery/api';

/** How the guest orders and gets the food. An order by phone is picked up. */
export const ways = ['pickup', 'dine_in', 'delivery', 'phone'] as const;
export type Way = (typeof ways)[number];

/** An item on a new order. Its price comes from the menu, because it depends on the method. */
export interface NewLine extends WantedLine {
  /** Unique within the order. */
  key: number;
  /** The name when it was added, for an item that has left the menu since. */
  name: string;
}

/** An order that hasn't been placed yet. */
export interface NewOrder {
  way: Way;
  lines: readonly NewLine[];
  table: Named | null;
  /** The seat of the next item: the one that was chosen last. */
  seat?: number | null | undefined;
  customer_name: string;
  phone: string;
  address: string;
  postcode: string;
}

/** A new order without items. */
export const emptyOrder: NewOrder = {
  way: 'pickup',
  lines: [],
  table: null,
  customer_name: '',
  phone: '',
  address: '',
  postcode: '',
};

/** An item with its quantity, options and note, to be added. */
export type Added = Omit<NewLine, 'key'>;

/** The largest quantity of one line. */
export const maxQuantity = 999;

/** Returns the seat of an item, or of the next item of an order; null if there is none. */
export const seatOf = ({ seat = null }: Pick<NewOrder, 'seat'>): number | null => seat;

const choicesOf = ({ options }: Pick<NewLine, 'options'>) =>
  JSON.stringify(options.map(({ id, quantity }) => [id, quantity]).toSorted());

const isSame = (a: Added, b: Added): boolean =>
  a.menu_id === b.menu_id &&
  a.note === b.note &&
  seatOf(a) === seatOf(b) &&
  choicesOf(a) === choicesOf(b);

const withLines = (order: NewOrder, lines: readonly NewLine[]): NewOrder => ({ ...order, lines });

/**
 * Returns an order with an item; the same item with the same options, note and seat gets a higher
 * quantity. The next item gets the same seat.
 */
export function withItem(order: NewOrder, item: Added): NewOrder {
  const { lines } = order;
  const next = { ...order, seat: seatOf(item) };
  const same = lines.find((line) => isSame(line, item));
  if (same) return withQuantity(next, same.key, same.quantity + item.quantity);
  const key = 1 + Math.max(0, ...lines.map((line) => line.key));
  return withLines(next, [...lines, { ...item, key }]);
}

/** Returns an order with another quantity of a line, at most `maxQuantity`. */
export const withQuantity = (order: NewOrder, key: number, quantity: number): NewOrder =>
  withChange(order, key, { quantity: Math.min(quantity, maxQuantity) });

const isMoved = ({ lines }: NewOrder, key: number, change: Partial<Added>): boolean =>
  change.seat !== undefined &&
  lines.some((line) => line.key === key && seatOf(line) !== change.seat);

/** Returns an order with a changed line. The next item gets the seat that was chosen, if any. */
export const withChange = (order: NewOrder, key: number, change: Partial<Added>): NewOrder =>
  withLines(
    isMoved(order, key, change) ? { ...order, seat: seatOf(change) } : order,
    order.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
  );

/** Returns an order without a line. */
export const withoutLine = (order: NewOrder, key: number): NewOrder =>
  withLines(
    order,
    order.lines.filter((line) => line.key !== key),
  );

/** Returns an order with a removed line at its place again; unchanged if the order still has it. */
export function withRestored(order: NewOrder, line: NewLine, at: number): NewOrder {
  if (order.lines.some(({ key }) => key === line.key)) return order;
  return withLines(order, order.lines.toSpliced(at, 0, line));
}

/** Returns the quantity of a menu item on an order, in all its lines. */
export const quantityOf = ({ lines }: NewOrder, menu_id: number): number =>
  lines.reduce((sum, line) => (line.menu_id === menu_id ? sum + line.quantity : sum), 0);

/** Returns the number of items on an order. */
export const countOf = ({ lines }: NewOrder): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
