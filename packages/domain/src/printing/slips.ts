import type { Named } from '@servery/api';
import type { ZoneRecord } from '../kitchen/record.ts';
import { routerOf } from '../kitchen/route.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import type { JobRecord, JobWish } from './jobs.ts';
import { ticketOf, type TicketLine } from './kitchen.ts';
import { movedSlipOf, type Move } from './moved.ts';
import type { Paper } from './paper.ts';
import type { PrinterRecord } from './printers.ts';

/** Where slips can come out: without zones all of them do at the first choice for the kitchen. */
export interface SlipPlaces {
  zones: readonly ZoneRecord[];
  printers: readonly PrinterRecord[];
}

/** What slips are made from besides the order; `jobs` are those that told the kitchen of it so far. */
export interface SlipSource {
  jobs: readonly JobRecord[];
  paper: Paper;
  now: Date;
  places: SlipPlaces;
  /** The table of the order that this one goes into. */
  into?: Named | null;
}

interface Place {
  zone: ZoneRecord | null;
  /** Null: whoever is the first choice for the kitchen. */
  printer_id: number | null;
}

/** The printer of a zone, or the one that stands in for it; null where neither can print. */
const printerAt = (zone: ZoneRecord, printers: readonly PrinterRecord[]): number | null => {
  const isThere = (id: number | null) =>
    printers.some((printer) => printer.id === id && printer.is_active);
  const own = [zone.printer_id, zone.fallback_printer_id].find(isThere);
  return own ?? null;
};

/** Where a line is told of: what is taken back is, where the kitchen was told to make it. */
function placerOf({ jobs, places: { zones, printers } }: SlipSource) {
  const route = routerOf(zones);
  const placed = ({ line }: TicketLine): Place => {
    const zone = route({ id: line.menu_id, category_id: line.category_id })?.zone;
    const printer_id = zone ? printerAt(zone, printers) : null;
    return zone && printer_id !== null ? { zone, printer_id } : { zone: null, printer_id: null };
  };
  return (one: TicketLine, isTold = one.quantity < 0): Place => {
    const teller =
      isTold &&
      jobs.findLast(
        ({ state, lines }) =>
          state !== 'cancelled' &&
          lines.some(({ line_id, quantity }) => line_id === one.line.id && quantity > 0),
      );
    if (!teller || !printers.some(({ id, is_active }) => id === teller.printer_id && is_active))
      return placed(one);
    const zone = zones.find(({ id }) => id === teller.zone_id) ?? null;
    return { zone, printer_id: teller.printer_id };
  };
}

const told = (lines: readonly TicketLine[]) =>
  lines.map(({ line, quantity }) => ({ line_id: line.id, quantity }));

/** Lines by where they are told of, in the order in which the first of each came. */
function gathered(lines: readonly TicketLine[], placeOf: (one: TicketLine) => Place) {
  const placed = lines.map((one) => ({ one, ...placeOf(one) }));
  const groups = Map.groupBy(placed, ({ zone, printer_id }) => `${zone?.id} ${printer_id}`);
  return [...groups.values()].map((group) => {
    const [{ zone, printer_id }] = group as [(typeof group)[number]];
    return { zone, printer_id, some: group.map(({ one }) => one) };
  });
}

const zoned = (zone: ZoneRecord | null) =>
  zone && { id: zone.id, fallback_id: zone.fallback_printer_id };

/**
 * The slips that tell the kitchen of changes, what is taken back first: one for each zone that has a
 * printer of its own, and one for all the rest.
 */
export function slipsOf(
  order: OrderRecord,
  { made, voided }: { made: readonly TicketLine[]; voided: readonly TicketLine[] },
  source: SlipSource,
): JobWish[] {
  const { paper, now } = source;
  const { id, number } = order;
  const placeOf = placerOf(source);
  const slips = (kind: 'kitchen' | 'void_slip', lines: readonly TicketLine[]) =>
    gathered(lines, (one) => placeOf(one)).map(({ zone, printer_id, some }): JobWish => ({
      document: ticketOf(order, some, kind, paper, now, zone?.name),
      order: { id, number },
      lines: told(some),
      zone: zoned(zone),
      printer_id,
    }));
  return [...slips('void_slip', voided), ...slips('kitchen', made)];
}

/** The slips that say where an order has moved to, wherever the kitchen was told of what is on its way. */
export function movedSlips(
  { from, order }: Move,
  lines: readonly LineRecord[],
  source: SlipSource,
): JobWish[] {
  const { paper, now } = source;
  const { id, number } = order;
  const placeOf = placerOf(source);
  const all = lines.map((line) => ({ line, quantity: line.quantity }));
  return gathered(all, (one) => placeOf(one, true)).map(({ zone, printer_id }) => ({
    document: movedSlipOf(order, from.name, paper, now, zone?.name),
    order: { id, number },
    zone: zoned(zone),
    printer_id,
  }));
}
