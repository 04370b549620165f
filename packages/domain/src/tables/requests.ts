import type { EventKind, GuestRequest } from '@servery/api';
import type { Floor, TableRecord } from './record.ts';
import { holdingOrders, isSeated } from './tableStatus.ts';

/** The minutes for which guests see that staff answered their request. */
export const answeredMinutes = 10;

/** The hours after which an unanswered request expires. */
export const requestHours = 12;

const isAfter = (at: string, earlier: string | null): boolean => earlier === null || at > earlier;

/** Whether the party that made a request at some instant is still at the table. */
function isStillThere(at: string, table: TableRecord, floor: Floor): boolean {
  if (!isAfter(at, table.freed_at)) return false;
  const { sitting } = table;
  const wasThere =
    (sitting !== null && sitting.opened_at <= at && isSeated(table, floor)) ||
    holdingOrders(table, floor).some(({ placed_at }) => placed_at <= at);
  return wasThere || isAfter(at, floor.orders.get(table.id)?.ended_at ?? null);
}

/**
 * Whether a request is open: it is unanswered and hasn't expired, and the party that made it hasn't
 * left.
 */
const isOpen = (at: string | null, table: TableRecord, floor: Floor, now: Date): at is string =>
  at !== null &&
  isAfter(at, table.answered_at) &&
  Date.parse(at) > now.getTime() - requestHours * 3_600_000 &&
  isStillThere(at, table, floor);

/**
 * Returns since when the guests of a table have been waiting for the bill; null once it was printed
 * or paid, or they ordered more.
 */
export function billRequestedAt(table: TableRecord, floor: Floor, now: Date): string | null {
  const at = table.bill_asked_at;
  if (!isOpen(at, table, floor, now)) return null;
  const orders = holdingOrders(table, floor);
  const isDone = orders.every((order) => order.is_bill_printed || order.balance <= 0);
  return !isDone && orders.every(({ placed_at }) => placed_at <= at) ? at : null;
}

/** Returns since when the guests of a table have been waiting for help; null if they aren't. */
export const helpRequestedAt = (table: TableRecord, floor: Floor, now: Date): string | null =>
  isOpen(table.help_asked_at, table, floor, now) ? table.help_asked_at : null;

/** Returns the open requests of the guests of a table; null if there are none. */
export function requestOf(table: TableRecord, floor: Floor, now: Date): GuestRequest | null {
  const waiting = [
    { kind: 'bill' as const, at: billRequestedAt(table, floor, now) },
    { kind: 'help' as const, at: helpRequestedAt(table, floor, now) },
  ].flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }]));
  const [asked_at] = waiting.map(({ at }) => at).toSorted();
  if (asked_at === undefined) return null;
  const { id: table_id, version, merchant_id, name, section } = table;
  const kinds = waiting.map(({ kind }) => kind);
  return { merchant_id, table_id, version, name, section, kinds, asked_at };
}

/** Compares requests: the longest waiting first. */
export const compareRequests = (a: GuestRequest, b: GuestRequest): number =>
  a.asked_at.localeCompare(b.asked_at) || a.table_id - b.table_id;

/** Returns the open requests of a floor. */
export const requestsOf = (floor: Floor, now: Date): GuestRequest[] =>
  floor.tables.flatMap((table) => requestOf(table, floor, now) ?? []);

/**
 * Returns when staff answered the guests of a table, for `answeredMinutes`; null while a request is
 * open.
 */
export function answeredAt(table: TableRecord, floor: Floor, now: Date): string | null {
  const at = table.answered_at;
  if (at === null || !isStillThere(at, table, floor) || requestOf(table, floor, now)) return null;
  return now.getTime() < Date.parse(at) + answeredMinutes * 60_000 ? at : null;
}

/**
 * Returns the kind of the live event of a table change: a guest's request alerts staff, other
 * changes don't.
 */
export const tableEventOf = (did: string): EventKind =>
  did === 'ask_bill' || did === 'ask_help' ? 'table.asked' : 'table.changed';
