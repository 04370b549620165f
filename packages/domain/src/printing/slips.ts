import type { Named } from '@servery/api';
import type { ZoneRecord } from '../kitchen/record.ts';
import { routerOf } from '../kitchen/route.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import type { JobRecord, PrintJobInput } from './jobs.ts';
import { ticketOf, type TicketLine } from './kitchen.ts';
import { movedSlipOf, type Move } from './moved.ts';
import type { Paper } from './paper.ts';
import type { PrinterRecord } from './printers.ts';

/**
 * The zones and printers for tickets; without zones, all tickets go to the first printer for the
 * kitchen.
 */
export interface SlipPlaces {
  zones: readonly ZoneRecord[];
  printers: readonly PrinterRecord[];
}

/** The data for tickets in addition to the order; `jobs` are its earlier print jobs. */
export interface SlipSource {
  jobs: readonly JobRecord[];
  paper: Paper;
  now: Date;
  places: SlipPlaces;
  /** The table of the order that this one is combined into. */
  into?: Named | null;
}

interface Place {
  zone: ZoneRecord | null;
  /** Null means the first printer for the kitchen. */
  printer_id: number | null;
}

/** Returns the printer of a zone, or its backup; null if neither is active. */
const printerAt = (zone: ZoneRecord, printers: readonly PrinterRecord[]): number | null => {
  const isThere = (id: number | null) =>
    printers.some((printer) => printer.id === id && printer.is_active);
  const own = [zone.printer_id, zone.fallback_printer_id].find(isThere);
  return own ?? null;
};

/**
 * Returns the function that finds the zone and printer of a line. A void slip goes to the printer
 * that got the ticket.
 */
function placerOf({ jobs, places: { zones, printers } }: SlipSource) {
  const route = routerOf(zones);
  const placed = ({ line }: TicketLine): Place => {
    const zone = route({ id: line.menu_id, category_id: line.category_id })?.zone;
    const printer_id = zone ? printerAt(zone, printers) : null;
    return zone && printer_id !== null ? { zone, printer_id } : { zone: null, printer_id: null };
  };
  return (ticketLine: TicketLine, isPrinted = ticketLine.quantity < 0): Place => {
    const earlier =
      isPrinted &&
      jobs.findLast(
        ({ state, lines }) =>
          state !== 'cancelled' &&
          lines.some(({ line_id, quantity }) => line_id === ticketLine.line.id && quantity > 0),
      );
    if (!earlier || !printers.some(({ id, is_active }) => id === earlier.printer_id && is_active))
      return placed(ticketLine);
    const zone = zones.find(({ id }) => id === earlier.zone_id) ?? null;
    return { zone, printer_id: earlier.printer_id };
  };
}

const jobLinesOf = (lines: readonly TicketLine[]) =>
  lines.map(({ line, quantity }) => ({ line_id: line.id, quantity }));

/** Groups lines by zone and printer, in the order in which the first line of each appears. */
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
 * Returns the tickets and void slips for changes, void slips first: one per zone with a printer of
 * its own, and one for all others.
 */
export function slipsOf(
  order: OrderRecord,
  { made, voided }: { made: readonly TicketLine[]; voided: readonly TicketLine[] },
  source: SlipSource,
): PrintJobInput[] {
  const { paper, now } = source;
  const { id, number } = order;
  const placeOf = placerOf(source);
  const slips = (kind: 'kitchen' | 'void_slip', lines: readonly TicketLine[]) =>
    gathered(lines, (one) => placeOf(one)).map(({ zone, printer_id, some }): PrintJobInput => ({
      document: ticketOf(order, some, kind, paper, now, zone?.name),
      order: { id, number },
      lines: jobLinesOf(some),
      zone: zoned(zone),
      printer_id,
    }));
  return [...slips('void_slip', voided), ...slips('kitchen', made)];
}

/**
 * Returns the slips about an order that moved to another table, one for each printer that got
 * tickets of its awaited lines.
 */
export function movedSlips(
  { from, order }: Move,
  lines: readonly LineRecord[],
  source: SlipSource,
): PrintJobInput[] {
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
