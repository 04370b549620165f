import { Problem, type MenuItem, type WantedLine } from '@servery/api';
import { priceLine } from '../orders/priceLine.ts';
import type { Act } from '../orders/record.ts';
import { demand } from '../people/demand.ts';
import type { CartRecord, Floor } from './record.ts';
import { refuse, tableOf } from './rows.ts';
import { showCartLine } from './show.ts';

/** The most lines of one table’s cart, whoever adds them. */
export const maxCartLines = 200;

/** What somebody at a table wants, as lines of its cart: sellable now, choices within their groups. */
export function addToCart(
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
