import type { TableOrder, TableState } from '@servery/api';
import type { Floor, TableRecord } from './record.ts';

/**
 * The minutes for which a table is cleaned after its guests have left, unless it is marked as clean
 * sooner.
 */
export const cleaningMinutes = 5;

/** The status of a table at a moment. */
export interface TableStatus {
  state: TableState;
  since: string | null;
}

const minute = 60_000;

/**
 * Returns the orders that keep a table occupied: all open ones, except those already paid when it
 * was freed by hand.
 */
export const holdingOrders = (
  { id, freed_at }: Pick<TableRecord, 'id' | 'freed_at'>,
  floor: Floor,
): readonly TableOrder[] =>
  (floor.orders.get(id)?.open ?? []).filter(
    ({ balance, placed_at }) => balance > 0 || freed_at === null || placed_at > freed_at,
  );

/** Whether guests are still seated; a sitting ends with the last of its orders. */
export function isSeated(table: TableRecord, floor: Floor): boolean {
  const { sitting } = table;
  if (sitting === null) return false;
  const ended_at = floor.orders.get(table.id)?.ended_at ?? null;
  const isOver = ended_at !== null && ended_at >= sitting.here_since;
  return !isOver || holdingOrders(table, floor).length > 0;
}

const latest = (...moments: readonly (string | null)[]): string | null =>
  moments.reduce((a, b) => (a !== null && (b === null || a > b) ? a : b), null);

const earliest = (moments: readonly string[]): string | null => moments.toSorted()[0] ?? null;

/** Returns the hold of a table at a moment, by hand or for a booking; null if it isn't held. */
export function heldAt({ id, held }: TableRecord, floor: Floor, now: Date): TableRecord['held'] {
  const holds = [held, floor.booked?.get(id) ?? null];
  return holds.find((hold) => hold !== null && now.getTime() < Date.parse(hold.until)) ?? null;
}

/** Returns the status of a table without regard to linked tables. */
function ownStatus(table: TableRecord, floor: Floor, now: Date): TableStatus {
  if (!table.is_active) return { state: 'out_of_service', since: null };
  const holding = holdingOrders(table, floor);
  const hasSitting = isSeated(table, floor);
  if (holding.length > 0 || hasSitting) {
    const isPrinted = holding.length > 0 && holding.every((order) => order.is_bill_printed);
    const begun = holding.map(({ placed_at }) => placed_at);
    if (hasSitting) begun.push(table.sitting!.opened_at);
    return { state: isPrinted ? 'bill_printed' : 'occupied', since: earliest(begun) };
  }
  const left = latest(floor.orders.get(table.id)?.ended_at ?? null, table.freed_at);
  const isCleaned = left === null || (table.cleaned_at !== null && table.cleaned_at >= left);
  if (!isCleaned && now.getTime() < Date.parse(left) + cleaningMinutes * minute)
    return { state: 'cleaning', since: left };
  return { state: heldAt(table, floor, now) ? 'held' : 'available', since: null };
}

/**
 * Returns the tables of a group, the main table first; only the table itself if it isn't linked.
 */
export function groupOf(table: TableRecord, { tables }: Floor): readonly TableRecord[] {
  const main_id = table.main_id ?? table.id;
  const others = tables.filter((one) => one.main_id === main_id);
  const main = tables.find(({ id }) => id === main_id) ?? table;
  return [main, ...others];
}

/** Returns the orders of a seating: those that keep a table or a linked one occupied. */
export const seatingOrders = (table: TableRecord, floor: Floor): readonly TableOrder[] =>
  groupOf(table, floor).flatMap((one) => holdingOrders(one, floor));

/**
 * Returns the ids of the unpaid bills of a table's seating, to which a further round can be added.
 */
export function billsOf(table: TableRecord, floor: Floor): number[] {
  const unpaid = seatingOrders(table, floor).filter(({ balance }) => balance > 0);
  return unpaid.map(({ id }) => id);
}

/**
 * Returns how many guests a new order of a table counts: none if another order of the seating
 * already counts them.
 */
export const uncountedCovers = (table: TableRecord, floor: Floor, covers: number): number =>
  seatingOrders(table, floor).some((order) => order.covers > 0) ? 0 : covers;

/** Returns the size of the party at a table: as seated, or as its orders count it. */
export const partyAt = (table: TableRecord, floor: Floor): number => {
  const counted = seatingOrders(table, floor).reduce((sum, { covers }) => sum + covers, 0);
  return Math.max(counted, table.sitting?.covers ?? 0);
};

/**
 * Table states by precedence: the first one that any table of a group has applies to the whole
 * group.
 */
const weights: readonly TableState[] = [
  'out_of_service',
  'occupied',
  'bill_printed',
  'cleaning',
  'held',
  'available',
];

/** Returns the status of a table; linked tables share one status. */
export function statusOf(table: TableRecord, floor: Floor, now: Date): TableStatus {
  const group = groupOf(table, floor);
  const statuses = group.map((one) => ownStatus(one, floor, now));
  const state = weights.find((one) => statuses.some((status) => status.state === one))!;
  const since = statuses.flatMap((status) => (status.state === state ? (status.since ?? []) : []));
  return { state, since: earliest(since) };
}

/** Whether guests are seated in a state, with or without a printed bill. */
export const isTaken = (state: TableState): boolean =>
  state === 'occupied' || state === 'bill_printed';
