import * as v from 'valibot';
import { count, id, instant, named, version } from '../fields.ts';
import { lineStatuses } from './order.ts';
import { orderMethods, orderStatuses } from './orderVocabulary.ts';

/** A place in the kitchen where dishes are made. */
export const kitchenZone = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  is_active: v.boolean(),
  /** Makes what no other zone makes; a merchant has one at most. */
  is_fallback: v.boolean(),
  /** Its dishes come to the table with this course, the first being 1. */
  course: count,
  /** Whether its tickets are shown on the kitchen display. */
  has_display: v.boolean(),
  printer_id: v.nullable(id),
  fallback_printer_id: v.nullable(id),
  categories: v.array(named),
  /** Dishes that are made here whatever their category. */
  items: v.array(named),
  /** How many dishes of the menu are made here. */
  item_count: count,
});
export type KitchenZone = v.InferOutput<typeof kitchenZone>;

/** How a dish comes to its zone. */
export const kitchenRoutes = ['item', 'category', 'fallback'] as const;
export type KitchenRoute = (typeof kitchenRoutes)[number];

/** A dish of the menu and where it is made. */
export const zonedMenu = v.object({
  id,
  name: v.string(),
  category: v.nullable(named),
  /** On the menu; of no consequence for the kitchen otherwise. */
  is_active: v.boolean(),
  /** Null: nobody in the kitchen is told of it. */
  zone: v.nullable(named),
  /** What brings it there; null without a zone. */
  route: v.nullable(v.picklist(kitchenRoutes)),
});
export type ZonedMenu = v.InferOutput<typeof zonedMenu>;

/** A line of a ticket. */
export const ticketLine = v.object({
  id,
  name: v.string(),
  /** How many the guest wants in all. */
  quantity: count,
  /** How many of them are still to be made. */
  to_make: count,
  options: v.array(v.object({ name: v.string(), quantity: count })),
  note: v.string(),
  status: v.picklist(lineStatuses),
  zone_id: v.nullable(id),
  course: count,
  /** When the kitchen was called for it. */
  fired_at: instant,
  ready_at: v.nullable(instant),
});
export type TicketLine = v.InferOutput<typeof ticketLine>;

/** What a zone, or the whole kitchen, has to make of one order. */
export const kitchenTicket = v.object({
  /** The order's. */
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
  /** What it has to make, has made lately, and no longer has to; none: it is off the display. */
  lines: v.array(ticketLine),
  /** How many lines other zones still have to make. */
  elsewhere: count,
});
export type KitchenTicket = v.InferOutput<typeof kitchenTicket>;
