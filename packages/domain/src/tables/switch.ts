import { combineOrders } from '../orders/combineOrders.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import type { Floor, FloorChange, Sitting, TableRecord } from './record.ts';
import { billRequestedAt, helpRequestedAt } from './requests.ts';
import { changed, refuse, tableFor, tableOf } from './rows.ts';
import { groupOf, holdingOrders, isSeated, isTaken, statusOf } from './tableStatus.ts';

/** The table that guests move from, and the one they move to. */
export interface SwitchInput {
  table_id: number;
  version: number;
  to_table_id: number;
  combine: boolean;
}

/**
 * The result of a switch: the floor with its carts, and the changed orders; the target of a
 * combination comes first.
 */
export interface Switched extends FloorChange {
  orders: readonly OrderRecord[];
}

/**
 * Returns the ids of the orders that a switch affects: those that move, then those at the
 * destination.
 */
export function ordersToSwitch(floor: Floor, { table_id, to_table_id }: SwitchInput): number[] {
  const [from, to] = [tableOf(floor, table_id), tableOf(floor, to_table_id)];
  return [...holdingOrders(from, floor), ...holdingOrders(to, floor)].map(({ id }) => id);
}

/**
 * Returns the common sitting of guests who join those at another table; null if neither were seated
 * by staff.
 */
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

const combined = (
  there: readonly OrderRecord[],
  coming: readonly OrderRecord[],
  context: ActionContext,
) => {
  const [target, ...others] = there;
  if (!target || coming.length === 0) return null;
  const all = [target, ...others, ...coming];
  const versions = new Map(all.map(({ id, version }) => [id, version]));
  // Such a combination can't be undone, because the guests have left the table that undoing would
  // restore.
  return combineOrders(target, [...others, ...coming], versions, context).map((order) => ({
    ...order,
    combine_origin: undefined,
  }));
};

/**
 * Moves guests with their orders and cart to another table; to an occupied one only as one party
 * with its guests.
 */
export function switchTable(
  floor: Floor,
  orders: readonly OrderRecord[],
  input: SwitchInput,
  context: ActionContext,
): Switched {
  const from = tableFor(floor, { ...input, id: input.table_id }, 'table.move', context);
  const to = tableOf(floor, input.to_table_id);
  if (from.id === to.id || !isTaken(statusOf(from, floor, context.now).state))
    refuse(from, floor, context.now, 'switch');
  for (const table of [from, to])
    if (groupOf(table, floor).length > 1) refuse(table, floor, context.now, 'linked');
  const { state } = statusOf(to, floor, context.now);
  if (state === 'out_of_service' || (isTaken(state) && !input.combine))
    refuse(to, floor, context.now, 'switch');
  const coming = orders.filter(({ table }) => table?.id === from.id);
  const there = orders.filter(({ table }) => table?.id === to.id);
  const made =
    combined(there, coming, context) ??
    coming.map((order) => moveOrder(order, { id: to.id, name: to.name }, context));
  const at = context.now.toISOString();
  const left = { sitting: null, freed_at: at, undo: null };
  const taken = {
    sitting: joined(from, to, floor, at),
    freed_at: null,
    held: null,
    cleaned_at: at,
    bill_asked_at:
      billRequestedAt(from, floor, context.now) ?? billRequestedAt(to, floor, context.now),
    help_asked_at:
      helpRequestedAt(from, floor, context.now) ?? helpRequestedAt(to, floor, context.now),
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
