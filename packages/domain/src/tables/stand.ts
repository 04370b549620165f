import type { TableOrder, TableState } from '@servery/api';
import type { Floor, TableRecord } from './record.ts';

/** How long a table is cleaned after its guests have gone, unless somebody says sooner that it is. */
export const cleaningMinutes = 5;

/** How a table stands at a moment. */
export interface Stand {
  state: TableState;
  since: string | null;
}

const minute = 60_000;

/** The orders that keep a table taken: all that are not over, but those that were paid when it was freed by hand. */
export const holdingOrders = (
  { id, freed_at }: Pick<TableRecord, 'id' | 'freed_at'>,
  floor: Floor,
): readonly TableOrder[] =>
  (floor.orders.get(id)?.open ?? []).filter(
    ({ balance, placed_at }) => balance > 0 || freed_at === null || placed_at > freed_at,
  );

/** Whether guests still sit there: a sitting ends with the last of its orders. */
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

/** For whom a table is held at a moment: by hand, or because they booked it; null where it is not. */
export function heldAt({ id, held }: TableRecord, floor: Floor, now: Date): TableRecord['held'] {
  const holds = [held, floor.booked?.get(id) ?? null];
  return holds.find((one) => one !== null && now.getTime() < Date.parse(one.until)) ?? null;
}

/** How a table stands by itself, whatever it is linked to. */
function standAlone(table: TableRecord, floor: Floor, now: Date): Stand {
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

/** The tables that are used as one with a table, the leading one first; itself alone where it is linked to none. */
export function groupOf(table: TableRecord, { tables }: Floor): readonly TableRecord[] {
  const main_id = table.main_id ?? table.id;
  const others = tables.filter((one) => one.main_id === main_id);
  const main = tables.find(({ id }) => id === main_id) ?? table;
  return [main, ...others];
}

/** The orders of a seating: those that keep a table taken, or one that is linked to it. */
export const seatingOrders = (table: TableRecord, floor: Floor): readonly TableOrder[] =>
  groupOf(table, floor).flatMap((one) => holdingOrders(one, floor));

/** The ids of the unpaid bills of a table's seating, which a further round can be added to. */
export function billsOf(table: TableRecord, floor: Floor): number[] {
  const unpaid = seatingOrders(table, floor).filter(({ balance }) => balance > 0);
  return unpaid.map(({ id }) => id);
}

/** How many guests a new order of a table counts: none where another order of the seating counts them. */
export const uncountedCovers = (table: TableRecord, floor: Floor, covers: number): number =>
  seatingOrders(table, floor).some((order) => order.covers > 0) ? 0 : covers;

/** From the strongest: what one table of a group is, all of it is. */
const weights: readonly TableState[] = [
  'out_of_service',
  'occupied',
  'bill_printed',
  'cleaning',
  'held',
  'available',
];

/** How a table stands; linked tables stand as one. */
export function standOf(table: TableRecord, floor: Floor, now: Date): Stand {
  const group = groupOf(table, floor);
  const stands = group.map((one) => standAlone(one, floor, now));
  const state = weights.find((one) => stands.some((stand) => stand.state === one))!;
  const since = stands.flatMap((stand) => (stand.state === state ? (stand.since ?? []) : []));
  return { state, since: earliest(since) };
}

/** Whether guests sit at it, whatever their bill. */
export const isTaken = (state: TableState): boolean =>
  state === 'occupied' || state === 'bill_printed';
