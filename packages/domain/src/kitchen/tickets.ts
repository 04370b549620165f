import type { KitchenTicket, LineStatus, Named, TicketLine } from '@servery/api';
import { kitchenOf, madeOf } from '../orders/lineKitchen.ts';
import { isOpen } from '../orders/list.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { isRecallable, readyAt } from './bumpLines.ts';
import type { ZoneRecord } from './record.ts';
import { routerOf, type Router } from './route.ts';

/** The fields of an order that a ticket is built from. */
export type TicketSource = Pick<
  OrderRecord,
  | 'id'
  | 'version'
  | 'number'
  | 'order_method'
  | 'status'
  | 'table'
  | 'customer_name'
  | 'covers'
  | 'note'
  | 'placed_at'
  | 'accepted_at'
  | 'ready_at'
  | 'status_at'
  | 'promised_at'
  | 'items'
>;

const making: readonly LineStatus[] = ['queued', 'preparing'];

/** Whether the kitchen still has to make a line, now or once it is fired. */
const isAwaited = ({ status }: LineRecord, order: TicketSource): boolean =>
  making.includes(status) || (status === 'held' && order.status !== 'new');

function lineOf(line: LineRecord, order: TicketSource, route: Router): TicketLine {
  const zone = route({ id: line.menu_id, category_id: line.category_id })?.zone;
  const isReady = line.status === 'ready';
  return {
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    to_make: line.status === 'voided' ? 0 : Math.max(0, line.quantity - madeOf(line)),
    options: line.options.map(({ name, quantity }) => ({ name, quantity })),
    note: line.note,
    seat: line.seat,
    status: line.status,
    zone_id: zone?.id ?? null,
    course: zone?.course ?? 1,
    fired_at: kitchenOf(line).fired_at ?? order.accepted_at ?? order.placed_at,
    ready_at: isReady ? readyAt(line, order) : null,
  };
}

/**
 * Returns the work of a zone, or of the whole kitchen, for an order; without lines if there is
 * none.
 */
export function ticketOf(
  order: TicketSource,
  route: Router,
  zone_id: number | '',
  now: Date,
): KitchenTicket {
  const here = ({ zone_id: zone }: TicketLine) => zone_id === '' || zone === zone_id;
  const awaited = order.items.filter((line) => isAwaited(line, order));
  const isHere = (line: LineRecord) => here(lineOf(line, order, route));
  const hasWork = awaited.some(isHere);
  const belongs = (line: LineRecord): boolean =>
    isAwaited(line, order) ||
    isRecallable(line, order, now) ||
    // Void lines that were not made are shown while there is other work for this zone.
    (hasWork && line.status === 'voided' && line.sent_qty > 0 && !line.made);
  const lines = isOpen(order) ? order.items.filter(belongs) : [];
  return {
    id: order.id,
    version: order.version,
    number: order.number,
    order_method: order.order_method,
    status: order.status,
    table: order.table,
    customer_name: order.customer_name,
    covers: order.covers,
    note: order.note,
    placed_at: order.placed_at,
    promised_at: order.promised_at,
    lines: lines.map((line) => lineOf(line, order, route)).filter(here),
    elsewhere: zone_id === '' ? 0 : awaited.filter((line) => !isHere(line)).length,
  };
}

/** Returns the tickets of some orders; those without lines only in a delta. */
export function ticketsOf(
  orders: readonly TicketSource[],
  zones: readonly ZoneRecord[],
  { zone_id, isDelta }: { zone_id: number | ''; isDelta: boolean },
  now: Date,
): { zones: Named[]; tickets: KitchenTicket[] } {
  const route = routerOf(zones);
  const tickets = orders.map((order) => ticketOf(order, route, zone_id, now));
  return {
    zones: zones
      .filter(({ is_active, has_display }) => is_active && has_display)
      .map(({ id, name }) => ({ id, name })),
    tickets: isDelta ? tickets : tickets.filter(({ lines }) => lines.length > 0),
  };
}

/** Whether an event can change the routing of dishes, and with it all tickets. */
export const isRerouting = (kind: string): boolean =>
  kind === 'kitchen.changed' || kind === 'menu.changed';
