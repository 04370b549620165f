import * as v from 'valibot';
import { count, id, instant, named, seat, version } from '../fields.ts';
import { lineStatuses } from './order.ts';
import { orderMethods, orderStatuses } from './orderVocabulary.ts';

/** An area of the kitchen where certain dishes are made. */
export const kitchenZone = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  is_active: v.boolean(),
  /**
   * Whether it makes the dishes that no other zone makes. A merchant has at most one fallback zone.
   */
  is_fallback: v.boolean(),
  /** The course that its dishes are served with, starting at 1. */
  course: count,
  /** Whether its tickets are shown on the kitchen display. */
  has_display: v.boolean(),
  printer_id: v.nullable(id),
  fallback_printer_id: v.nullable(id),
  categories: v.array(named),
  /** Dishes that are made here regardless of their category. */
  items: v.array(named),
  /** The number of dishes on the menu that are made here. */
  item_count: count,
});
export type KitchenZone = v.InferOutput<typeof kitchenZone>;

/** The ways in which a dish is assigned to its zone. */
export const kitchenRoutes = ['item', 'category', 'fallback'] as const;
export type KitchenRoute = (typeof kitchenRoutes)[number];

/** A dish of the menu with its zone. */
export const zonedMenu = v.object({
  id,
  name: v.string(),
  category: v.nullable(named),
  /** Whether it is on the menu. Otherwise its zone doesn't matter. */
  is_active: v.boolean(),
  /** Null if the dish doesn't appear anywhere in the kitchen. */
  zone: v.nullable(named),
  /** The way it is assigned to the zone; null without a zone. */
  route: v.nullable(v.picklist(kitchenRoutes)),
});
export type ZonedMenu = v.InferOutput<typeof zonedMenu>;

/** A line of a ticket. */
export const ticketLine = v.object({
  id,
  name: v.string(),
  /** The ordered quantity. */
  quantity: count,
  /** The quantity still to be made. */
  to_make: count,
  options: v.array(v.object({ name: v.string(), quantity: count })),
  note: v.string(),
  seat: v.optional(v.nullable(seat), null),
  status: v.picklist(lineStatuses),
  zone_id: v.nullable(id),
  course: count,
  /** When it was fired. */
  fired_at: instant,
  ready_at: v.nullable(instant),
});
export type TicketLine = v.InferOutput<typeof ticketLine>;

/** The items that a zone, or the whole kitchen, has to make for one order. */
export const kitchenTicket = v.object({
  /** The id of the order. */
  id,
  version,
  number: v.string(),
  order_method: v.picklist(orderMethods),
  status: v.picklist(orderStatuses),
  table: v.nullable(named),
  customer_name: v.string(),
  covers: count,
  note: v.string(),
  placed_at: instant,
  promised_at: v.nullable(instant),
  /**
   * The lines that it has to make, made recently, or no longer has to make. A ticket without lines
   * has left the display.
   */
  lines: v.array(ticketLine),
  /** The number of lines that other zones still have to make. */
  elsewhere: count,
});
export type KitchenTicket = v.InferOutput<typeof kitchenTicket>;
