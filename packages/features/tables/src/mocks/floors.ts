import { Problem, type Table } from '@servery/api';
import type { Act } from '@servery/domain/orders';
import {
  cartOf,
  showTable,
  tableOf,
  type CartRecord,
  type Floor,
  type FloorChange,
} from '@servery/domain/tables';
import type { Visit } from '@servery/domain/sample';

/** A merchant's floor as it is now. */
export const floorOf = ({ world, now }: Visit, merchant_id: number): Floor =>
  world.tables.floor(merchant_id, world.orders.values(), now);

/** The floor that has a table or a line of a cart; those outside the caller's reach have none. */
export function floorWith(visit: Visit, id: number): Floor {
  const merchant_id = visit.world.tables.merchantOf(id);
  if (merchant_id === undefined) throw new Problem('notFound');
  visit.scope(merchant_id);
  return floorOf(visit, merchant_id);
}

/** Keeps what a rule made of a floor and tells of it. */
export function keep(visit: Visit, before: Floor, made: FloorChange): void {
  visit.world.tables.keep(made.floor);
  // What a PIN allowed is used up.
  visit.keep('order.changed');
  const known = new Set(before.tables);
  for (const table of made.floor.tables)
    if (!known.has(table)) visit.world.tell('table.changed', table.merchant_id, table);
}

/** Decides about a floor by a rule and keeps what came of it; answers the table that it was about. */
export function change(
  visit: Visit,
  floor: Floor,
  decide: (floor: Floor, act: Act) => FloorChange,
): Table {
  const made = decide(floor, visit.act(floor.merchant_id));
  keep(visit, floor, made);
  return showTable(tableOf(made.floor, made.id), made.floor, visit.now);
}

/** A line of a cart in the caller's reach. */
export function lineWith(visit: Visit, id: number): CartRecord {
  const line = floorWith(visit, id).carts.find((one) => one.id === id);
  if (!line) throw new Problem('notFound');
  return line;
}

/** Keeps what became of a line, nothing where it is gone; answers the cart since. */
export function putLine(visit: Visit, line: CartRecord, next: CartRecord | null) {
  const { merchant_id, table_id: id } = line;
  const { carts } = floorOf(visit, merchant_id);
  const others = carts.flatMap((one) => (one.id === line.id ? (next ?? []) : one));
  visit.world.tables.keepCarts(merchant_id, others);
  visit.world.tell('table.changed', merchant_id, { id, version: (next ?? line).version });
  return { cart: cartOf(floorOf(visit, merchant_id), id) };
}
