import type {
  displayKitchen,
  KitchenTicket,
  LineStatus,
  Output,
  TicketLine,
  UnreadableRow,
} from '@servery/api';
import { unreadableAfter } from '@servery/api/live-board';
import { compareNames } from '@servery/domain/search';

/** The response that the kitchen display shows. */
export type KitchenBoard = Output<typeof displayKitchen>;

const isSame = (a: KitchenTicket, b: KitchenTicket) =>
  a.version === b.version && JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the board with newer tickets added and those without lines removed. Ignores older
 * versions of a known ticket.
 */
export function mergeTickets(board: KitchenBoard, next: readonly KitchenTicket[]): KitchenBoard {
  const tickets = new Map(board.tickets.map((ticket) => [ticket.id, ticket]));
  for (const ticket of next) {
    const known = tickets.get(ticket.id);
    if (known && (known.version > ticket.version || isSame(known, ticket))) continue;
    if (ticket.lines.length > 0) tickets.set(ticket.id, ticket);
    else tickets.delete(ticket.id);
  }
  return { ...board, tickets: [...tickets.values()] };
}

/** Returns the board updated by a later response. Unchanged tickets keep their object identity. */
export function mergeKitchen(board: KitchenBoard, next: KitchenBoard): KitchenBoard {
  const { sequence, now, zones } = next;
  if (next.is_delta) {
    const { tickets } = mergeTickets(board, next.tickets);
    const unreadable = unreadableAfter(board, next.tickets, next.unreadable);
    const hidden = new Set(unreadable.map(({ id }) => id));
    const shown = tickets.filter(({ id }) => !hidden.has(id));
    return { ...board, tickets: shown, unreadable, sequence, now, zones };
  }
  const known = new Map(board.tickets.map((ticket) => [ticket.id, ticket]));
  const tickets = next.tickets.map((ticket) => {
    const old = known.get(ticket.id);
    return old && isSame(old, ticket) ? old : ticket;
  });
  return { ...next, tickets };
}

const over = new Set(['voided', 'cancelled', 'completed', 'merged']);

/** Whether the kitchen may still need to handle an order that can't be shown. */
export const isOnDisplay = ({ status = '' }: UnreadableRow): boolean => !over.has(status);

const awaited: readonly LineStatus[] = ['held', 'queued', 'preparing'];

/** Whether a line still has to be made, now or once it is fired. */
export const isAwaited = ({ status }: TicketLine): boolean => awaited.includes(status);

/** Whether a line can be made now. */
export const isMakeable = ({ status }: TicketLine): boolean =>
  status === 'queued' || status === 'preparing';

/**
 * Returns a ticket with only one zone's lines, and the number of lines still open in other zones.
 */
export function narrowed(ticket: KitchenTicket, zone_id: number | ''): KitchenTicket {
  if (zone_id === '') return ticket;
  const lines = ticket.lines.filter((line) => line.zone_id === zone_id);
  const elsewhere = ticket.lines.filter((line) => isAwaited(line) && line.zone_id !== zone_id);
  return { ...ticket, lines, elsewhere: elsewhere.length };
}

/** Returns a ticket after the status of some of its lines changes. */
export const moved = (
  ticket: KitchenTicket,
  ids: ReadonlySet<number>,
  status: LineStatus,
): KitchenTicket => ({
  ...ticket,
  lines: ticket.lines.map((line) =>
    ids.has(line.id)
      ? {
          ...line,
          status,
          to_make: status === 'ready' ? 0 : line.to_make || line.quantity,
          ready_at: status === 'ready' ? new Date().toISOString() : null,
        }
      : line,
  ),
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns when the oldest open line was fired. */
export const sinceOf = ({ lines, placed_at }: KitchenTicket): string =>
  lines
    .filter(isAwaited)
    .map(({ fired_at }) => fired_at)
    .toSorted(compare)[0] ?? placed_at;

/** Returns the tickets with lines to make, the oldest first. */
export const openOf = (tickets: readonly KitchenTicket[]): KitchenTicket[] =>
  tickets
    .filter(({ lines }) => lines.some(isAwaited))
    .toSorted((a, b) => compare(a.placed_at, b.placed_at) || a.id - b.id);

const readyAt = ({ lines }: KitchenTicket) =>
  lines
    .map(({ ready_at }) => ready_at ?? '')
    .toSorted(compare)
    .at(-1) ?? '';

/** Returns the completed tickets that can be recalled, the latest first. */
export const doneOf = (tickets: readonly KitchenTicket[]): KitchenTicket[] =>
  tickets
    .filter(({ lines }) => !lines.some(isAwaited) && lines.some(({ status }) => status === 'ready'))
    .toSorted((a, b) => compare(readyAt(b), readyAt(a)));

/** Returns the number of each dish to make now, the largest first. */
export function countsOf(tickets: readonly KitchenTicket[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { lines } of tickets)
    for (const line of lines)
      if (isMakeable(line)) counts.set(line.name, (counts.get(line.name) ?? 0) + line.to_make);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name));
}

/** Returns the lines of a ticket by course, in order. */
export const coursesOf = ({ lines }: KitchenTicket): [course: number, lines: TicketLine[]][] =>
  [...Map.groupBy(lines, ({ course }) => course)].toSorted(([a], [b]) => a - b);

/** The urgency of a ticket by its age. */
export type AgeTone = 'calm' | 'warning' | 'danger';

const patience = 20;

/** Returns the minutes that a ticket may take: until the promised time, or 20. */
export function limitOf(ticket: KitchenTicket): number {
  const promised = ticket.promised_at
    ? (Date.parse(ticket.promised_at) - Date.parse(sinceOf(ticket))) / 60_000
    : 0;
  return promised > 0 ? Math.round(promised) : patience;
}

/** Returns calm below 70 % of the limit, then warning, and danger from the limit on. */
export const toneOf = (minutes: number, limit: number): AgeTone =>
  minutes >= limit ? 'danger' : minutes >= limit * 0.7 ? 'warning' : 'calm';
