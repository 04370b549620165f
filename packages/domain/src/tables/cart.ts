import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import { priceLine } from '../orders/priceLine.ts';
import type { Act } from '../orders/record.ts';
import { demand } from '../people/demand.ts';
import type { CartRecord, Floor } from './record.ts';
import { refuse, tableOf } from './rows.ts';
import { showCartLine } from './show.ts';

/** The most lines of one table’s cart, whoever adds them. */
export const maxCartLines = 200;

/**
 * Returns new lines for the cart of a table at the menu's prices.
 * @throws `notAllowedNow` if the table is out of service or the cart would become too long
 * @throws `itemUnavailable` or `invalid` if an item can't be sold as it is wanted
 */
export function newCartLines(
  floor: Floor,
  { table_id, lines }: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  act: Act,
): CartRecord[] {
  demand(act.actor, 'order.create', { object_id: table_id, version: 0 });
  const table = tableOf(floor, table_id);
  if (!table.is_active) refuse(table, floor, act.now, 'cart');
  const { tax } = act.shop.settings;
  const there = floor.carts.filter((line) => line.table_id === table_id).length;
  if (there + lines.length > maxCartLines)
    throw new Problem('notAllowedNow', { details: { why: 'cart_full', most: maxCartLines } });
  return lines.map((wanted, i) => {
    const priced = priceLine(wanted, menu, act.nextId, `lines.${i}`, tax.code);
    const { id, menu_id, name, quantity, unit_price, options, note } = priced;
    return {
      id,
      version: 1,
      merchant_id: floor.merchant_id,
      table_id,
      menu_id,
      name,
      quantity,
      unit_price,
      options,
      note,
      by: act.actor.name,
      at: act.now.toISOString(),
    };
  });
}

/** The most of one line; as many as a request can ask for. */
const maxQuantity = 999;

const choicesOf = ({ options }: Pick<CartRecord, 'options'>): string =>
  options
    .map(({ id, price, quantity }) => `${id}:${price}:${quantity}`)
    .toSorted()
    .join();

/** Whether two lines are the same dish, chosen alike at the same price, added by the same person. */
const isAlike = (a: CartRecord, b: CartRecord): boolean =>
  a.table_id === b.table_id &&
  a.menu_id === b.menu_id &&
  a.unit_price === b.unit_price &&
  a.note === b.note &&
  a.by === b.by &&
  choicesOf(a) === choicesOf(b);

/**
 * Adds lines to the cart of a table and returns those that are new or changed. A line like one that
 * the same person added before makes that one larger.
 * @throws as `newCartLines`
 */
export function addToCart(
  floor: Floor,
  wish: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  act: Act,
): CartRecord[] {
  const made = new Map<number, CartRecord>();
  for (const line of newCartLines(floor, wish, menu, act)) {
    const there = [...made.values(), ...floor.carts].find(
      (other) => isAlike(other, line) && other.quantity + line.quantity <= maxQuantity,
    );
    const known = there && (made.get(there.id) ?? there);
    const next = known
      ? { ...known, version: known.version + 1, quantity: known.quantity + line.quantity }
      : line;
    made.set(next.id, next);
  }
  return [...made.values()];
}

/** Refuses a write that is based on another state of a line than it has. */
export function requireLine(line: CartRecord, version: number): void {
  if (line.version !== version) throw new Problem('conflict', { current: showCartLine(line) });
}

/** How many of a line are wanted from now on, and its note. */
export function updateCartLine(
  line: CartRecord,
  wish: { version: number; quantity: number; note: string },
): CartRecord {
  requireLine(line, wish.version);
  return { ...line, version: line.version + 1, quantity: wish.quantity, note: wish.note };
}

/**
 * Returns a line with another quantity, note or choices; other choices are priced by the menu of now.
 * @throws `conflict` if it is based on another version
 * @throws `itemUnavailable` or `invalid` if the item can't be sold as it is wanted
 */
export function changeCartLine(
  line: CartRecord,
  wish: {
    version: number;
    quantity: number;
    note: string;
    options?: WantedLine['options'] | undefined;
  },
  menu: ReadonlyMap<number, MenuItem>,
  { shop }: Pick<Act, 'shop'>,
): CartRecord {
  const next = updateCartLine(line, wish);
  if (!wish.options) return next;
  const { menu_id, quantity, note } = next;
  const wanted = { menu_id, quantity, note, options: wish.options };
  const { unit_price, options } = priceLine(
    wanted,
    menu,
    () => line.id,
    'line',
    shop.settings.tax.code,
  );
  return { ...next, unit_price, options };
}

/** The lines of a cart that go into an order of its table, as they were seen; one that changed or went meanwhile refuses all. */
export function takeFromCart(
  carts: readonly CartRecord[],
  table_id: number | null,
  wanted: readonly { id: number; version: number }[],
): WantedLine[] {
  return wanted.map(({ id, version }) => {
    const line = carts.find((one) => one.id === id && one.table_id === table_id);
    if (!line || line.version !== version) throw new Problem('conflict');
    const { menu_id, quantity, note } = line;
    const options = line.options.map((option) => ({ id: option.id, quantity: option.quantity }));
    return { menu_id, quantity, options, note };
  });
}
