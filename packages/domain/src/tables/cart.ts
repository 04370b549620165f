import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import { priceLine } from '../orders/priceLine.ts';
import type { ActionContext } from '../orders/record.ts';
import { demand } from '../people/demand.ts';
import type { CartRecord, Floor } from './record.ts';
import { refuse, tableOf } from './rows.ts';
import { showCartLine } from './show.ts';

/** The maximum number of lines in one table's cart, including those added by guests. */
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
  context: ActionContext,
): CartRecord[] {
  demand(context.actor, 'order.create', { object_id: table_id, version: 0 });
  const table = tableOf(floor, table_id);
  if (!table.is_active) refuse(table, floor, context.now, 'cart');
  const { tax_classes } = context.shop.settings;
  const there = floor.carts.filter((line) => line.table_id === table_id).length;
  if (there + lines.length > maxCartLines)
    throw new Problem('notAllowedNow', { details: { why: 'cart_full', most: maxCartLines } });
  return lines.map((wanted, i) => {
    const priced = priceLine(wanted, menu, context.nextId, `lines.${i}`, tax_classes);
    const { id, menu_id, name, quantity, unit_price, options, note, seat, tax_class } = priced;
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
      seat,
      tax_class,
      by: context.actor.name,
      at: context.now.toISOString(),
    };
  });
}

/** The maximum quantity of one line, as in requests. */
const maxQuantity = 999;

const choicesOf = ({ options }: Pick<CartRecord, 'options'>): string =>
  options
    .map(({ id, price, quantity }) => `${id}:${price}:${quantity}`)
    .toSorted()
    .join();

/**
 * Whether two lines are the same dish with the same choices, price, note and seat, added by the same
 * person.
 */
const isAlike = (a: CartRecord, b: CartRecord): boolean =>
  a.table_id === b.table_id &&
  a.menu_id === b.menu_id &&
  a.unit_price === b.unit_price &&
  a.note === b.note &&
  a.seat === b.seat &&
  a.by === b.by &&
  choicesOf(a) === choicesOf(b);

/**
 * Adds lines to the cart of a table and returns those that are new or changed. A line that is
 * identical to one by the same person increases that line's quantity.
 * @throws as `newCartLines`
 */
export function addToCart(
  floor: Floor,
  input: { table_id: number; lines: readonly WantedLine[] },
  menu: ReadonlyMap<number, MenuItem>,
  context: ActionContext,
): CartRecord[] {
  const made = new Map<number, CartRecord>();
  for (const line of newCartLines(floor, input, menu, context)) {
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

/** The new values of a cart line, and the version that they are based on. */
interface CartLineInput {
  version: number;
  quantity: number;
  note: string;
  seat?: number | null | undefined;
}

/**
 * Refuses a write that is based on an outdated version of a line.
 * @throws `conflict`
 */
export function requireLine(line: CartRecord, version: number): void {
  if (line.version !== version) throw new Problem('conflict', { current: showCartLine(line) });
}

/** Returns a line with another quantity, note and seat; an omitted seat stays unchanged. */
export function updateCartLine(
  line: CartRecord,
  { version, quantity, note, seat = line.seat }: CartLineInput,
): CartRecord {
  requireLine(line, version);
  return { ...line, version: line.version + 1, quantity, note, seat };
}

/**
 * Returns a line with another quantity, note, seat or choices; new choices are priced by the current
 * menu.
 * @throws `conflict` if it is based on another version
 * @throws `itemUnavailable` or `invalid` if the item can't be sold as requested
 */
export function changeCartLine(
  line: CartRecord,
  input: CartLineInput & { options?: WantedLine['options'] | undefined },
  menu: ReadonlyMap<number, MenuItem>,
  { shop }: Pick<ActionContext, 'shop'>,
): CartRecord {
  const next = updateCartLine(line, input);
  if (!input.options) return next;
  const { menu_id, quantity, note } = next;
  const wanted = { menu_id, quantity, note, options: input.options };
  const { unit_price, options } = priceLine(
    wanted,
    menu,
    () => line.id,
    'line',
    shop.settings.tax_classes,
  );
  return { ...next, unit_price, options };
}

/**
 * Returns the cart lines that go into an order of their table; a line that was changed or removed
 * since it was seen refuses all of them.
 * @throws `conflict`
 */
export function takeFromCart(
  carts: readonly CartRecord[],
  table_id: number | null,
  wanted: readonly { id: number; version: number }[],
): WantedLine[] {
  return wanted.map(({ id, version }) => {
    const line = carts.find((one) => one.id === id && one.table_id === table_id);
    if (!line || line.version !== version) throw new Problem('conflict');
    const { menu_id, quantity, note, seat } = line;
    const options = line.options.map((option) => ({ id: option.id, quantity: option.quantity }));
    return { menu_id, quantity, options, note, seat };
  });
}
