import type { displayKitchen, KitchenTicket, LineStatus, Output, TicketLine } from '@servery/api';

/** What the kitchen display shows. */
export type KitchenBoard = Output<typeof displayKitchen>;

const isSame = (a: KitchenTicket, b: KitchenTicket) =>
  a.version === b.version && JSON.stringify(a) === JSON.stringify(b);

/** A display with newer tickets put in, those that have nothing to make taken out; none goes back in version. */
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

/** A display brought up to a later answer; tickets that did not change stay the same objects. */
export function mergeKitchen(board: KitchenBoard, next: KitchenBoard): KitchenBoard {
  const { sequence, now, zones } = next;
  if (next.is_delta) return { ...mergeTickets(board, next.tickets), sequence, now, zones };
  const known = new Map(board.tickets.map((ticket) => [ticket.id, ticket]));
  const tickets = next.tickets.map((ticket) => {
    const old = known.get(ticket.id);
    return old && isSame(old, ticket) ? old : ticket;
  });
  return { ...next, tickets };
}

const awaited: readonly LineStatus[] = ['held', 'queued', 'preparing'];

/** Whether a line is still to be made, now or once it is fired. */
export const isAwaited = ({ status }: TicketLine): boolean => awaited.includes(status);

/** Whether somebody can make it now. */
export const isMakeable = ({ status }: TicketLine): boolean =>
  status === 'queued' || status === 'preparing';

/** A ticket as one zone sees it. */
export function narrowed(ticket: KitchenTicket, zone_id: number | ''): KitchenTicket {
  if (zone_id === '') return ticket;
  const lines = ticket.lines.filter((line) => line.zone_id === zone_id);
  const elsewhere = ticket.lines.filter((line) => isAwaited(line) && line.zone_id !== zone_id);
  return { ...ticket, lines, elsewhere: elsewhere.length };
}

/** A ticket as it will be once some of its lines have moved. */
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

/** Since when the oldest of what is to be made has waited. */
export const sinceOf = ({ lines, placed_at }: KitchenTicket): string =>
  lines
    .filter(isAwaited)
    .map(({ fired_at }) => fired_at)
    .toSorted(compare)[0] ?? placed_at;

/** The tickets that have something to make, the longest waiting first. */
export const openOf = (tickets: readonly KitchenTicket[]): KitchenTicket[] =>
  tickets
    .filter(({ lines }) => lines.some(isAwaited))
    .toSorted((a, b) => compare(a.placed_at, b.placed_at) || a.id - b.id);

const readyAt = ({ lines }: KitchenTicket) =>
  lines
    .map(({ ready_at }) => ready_at ?? '')
    .toSorted(compare)
    .at(-1) ?? '';

/** The tickets that are done and can be brought back, the latest first. */
export const doneOf = (tickets: readonly KitchenTicket[]): KitchenTicket[] =>
  tickets
    .filter(({ lines }) => !lines.some(isAwaited) && lines.some(({ status }) => status === 'ready'))
    .toSorted((a, b) => compare(readyAt(b), readyAt(a)));

/** How many of each dish are to be made now, the most first. */
export function countsOf(tickets: readonly KitchenTicket[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { lines } of tickets)
    for (const line of lines)
      if (isMakeable(line)) counts.set(line.name, (counts.get(line.name) ?? 0) + line.to_make);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || compare(a.name, b.name));
}

/** The lines of a ticket by their course, the first one first. */
export const coursesOf = ({ lines }: KitchenTicket): [course: number, lines: TicketLine[]][] =>
  [...Map.groupBy(lines, ({ course }) => course)].toSorted(([a], [b]) => a - b);

/** How a ticket stands against its time. */
export type AgeTone = 'calm' | 'warning' | 'danger';

const patience = 20;

/** The minutes that a ticket may take: until it was promised, else as long as guests are patient. */
export function limitOf(ticket: KitchenTicket): number {
  const promised = ticket.promised_at
    ? (Date.parse(ticket.promised_at) - Date.parse(sinceOf(ticket))) / 60_000
    : 0;
  return promised > 0 ? Math.round(promised) : patience;
}

/** Calm until seven tenths of the limit are gone, in danger from the limit on. */
export const toneOf = (minutes: number, limit: number): AgeTone =>
  minutes >= limit ? 'danger' : minutes >= limit * 0.7 ? 'warning' : 'calm';
