import { combineOrders } from '../orders/combineOrders.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import type { Act, OrderRecord } from '../orders/record.ts';
import type { Floor, FloorChange, Sitting, TableRecord } from './record.ts';
import { billAskedAt, helpAskedAt } from './requests.ts';
import { changed, refuse, tableFor, tableOf } from './rows.ts';
import { groupOf, holdingOrders, isSeated, isTaken, standOf } from './stand.ts';

/** From where guests move, and where to. */
export interface SwitchWish {
  table_id: number;
  version: number;
  to_table_id: number;
  combine: boolean;
}

/** What a switch made: the floor with its carts, and the orders, each of them changed; what others go into comes first. */
export interface Switched extends FloorChange {
  orders: readonly OrderRecord[];
}

/** The ids of the orders that a switch is about: those that move, then those that are there. */
export function ordersToSwitch(floor: Floor, { table_id, to_table_id }: SwitchWish): number[] {
  const [from, to] = [tableOf(floor, table_id), tableOf(floor, to_table_id)];
  return [...holdingOrders(from, floor), ...holdingOrders(to, floor)].map(({ id }) => id);
}

/** The sitting of guests who join those at another table; null where neither was seated by staff. */
export function joined(
  from: TableRecord,
  to: TableRecord,
  floor: Floor,
  here_since: string,
): Sitting | null {
  const [coming, there] = [from, to].map((one) => (isSeated(one, floor) ? one.sitting : null));
  if (!coming) return there ?? null;
  if (!there) return { ...coming, here_since };
  const opened_at = there.opened_at < coming.opened_at ? there.opened_at : coming.opened_at;
  return { ...there, opened_at, covers: there.covers + coming.covers };
}

const combined = (there: readonly OrderRecord[], coming: readonly OrderRecord[], act: Act) => {
  const [target, ...others] = there;
  if (!target || coming.length === 0) return null;
  const all = [target, ...others, ...coming];
  const versions = new Map(all.map(({ id, version }) => [id, version]));
  // Guests who moved to another table as one party have left the table that undoing would restore.
  return combineOrders(target, [...others, ...coming], versions, act).map((order) => ({
    ...order,
    combine_origin: undefined,
  }));
};

/** Moves guests with their orders and cart; to a table that is taken only as one party with who sits there. */
export function switchTable(
  floor: Floor,
  orders: readonly OrderRecord[],
  wish: SwitchWish,
  act: Act,
): Switched {
  const from = tableFor(floor, { ...wish, id: wish.table_id }, 'table.move', act);
  const to = tableOf(floor, wish.to_table_id);
  if (from.id === to.id || !isTaken(standOf(from, floor, act.now).state))
    refuse(from, floor, act.now, 'switch');
  for (const table of [from, to])
    if (groupOf(table, floor).length > 1) refuse(table, floor, act.now, 'linked');
  const { state } = standOf(to, floor, act.now);
  if (state === 'out_of_service' || (isTaken(state) && !wish.combine))
    refuse(to, floor, act.now, 'switch');
  const coming = orders.filter(({ table }) => table?.id === from.id);
  const there = orders.filter(({ table }) => table?.id === to.id);
  const made =
    combined(there, coming, act) ??
    coming.map((order) => moveOrder(order, { id: to.id, name: to.name }, act));
  const at = act.now.toISOString();
  const left = { sitting: null, freed_at: at, undo: null };
  const taken = {
    sitting: joined(from, to, floor, at),
    freed_at: null,
    held: null,
    cleaned_at: at,
    bill_asked_at: billAskedAt(from, floor, act.now) ?? billAskedAt(to, floor, act.now),
    help_asked_at: helpAskedAt(from, floor, act.now) ?? helpAskedAt(to, floor, act.now),
    answered_at: null,
    undo: null,
  };
  const change = changed(floor, to.id, 'switch', [
    [from.id, left],
    [to.id, taken],
  ]);
  const carts = floor.carts.map((line) =>
    line.table_id === from.id ? { ...line, table_id: to.id, version: line.version + 1 } : line,
  );
  return { ...change, floor: { ...change.floor, carts }, orders: made };
}
