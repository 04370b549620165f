import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { kitchenTicket, kitchenZone, zonedMenu } from '../entities/kitchen.ts';
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  ids,
  instant,
  listQuery,
  named,
  page,
  quantity,
  rows,
  staysActive,
  text,
  unreadable,
  version,
  wholeParam,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['kitchen.changed'] as const;

/** Lists the kitchen zones by name. */
export const listKitchenZones = endpoint.get('/admin/kitchen_zone', {
  summary: 'Lists the kitchen zones by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: choice(['active', 'inactive']) }),
  returns: page(kitchenZone),
  problems: ['notFound'],
});

const zoneFields = {
  name: text(2, 40),
  is_active: v.optional(v.boolean(), true),
  /**
   * Makes the zone the fallback for dishes that no other zone makes. The previous fallback zone
   * loses that role.
   */
  is_fallback: v.optional(v.boolean(), false),
  course: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9)), 1),
  has_display: v.optional(v.boolean(), true),
  printer_id: v.optional(v.nullable(id), null),
  fallback_printer_id: v.optional(v.nullable(id), null),
  category_ids: v.optional(ids, []),
  item_ids: v.optional(ids, []),
};

/** Adds a zone to the kitchen. */
export const createKitchenZone = endpoint.post('/admin/kitchen_zone', {
  summary: 'Creates a kitchen zone.',
  capability: 'kitchen.edit',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...zoneFields }),
  returns: kitchenZone,
  problems: ['notFound'],
  raises,
});

/** Changes a zone: its name, its dishes, and its display and printers. */
export const editKitchenZone = endpoint.put('/admin/kitchen_zone/:id', {
  summary: 'Updates a kitchen zone.',
  capability: 'kitchen.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...zoneFields, ...staysActive }),
  returns: kitchenZone,
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/** Closes a zone, whose dishes then go to the fallback zone, or reopens it. */
export const toggleKitchenZone = endpoint.patch('/admin/kitchen_zone/:id', {
  summary: 'Opens or closes a kitchen zone.',
  capability: 'kitchen.edit',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: kitchenZone,
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/** Deletes a zone. Its dishes then go to the fallback zone. */
export const deleteKitchenZone = endpoint.delete('/admin/kitchen_zone/:id', {
  summary: 'Deletes a kitchen zone.',
  capability: 'kitchen.edit',
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/**
 * Lists the dishes of one menu by name, each with its zone, together with the categories to filter
 * by.
 */
export const listKitchenMenus = endpoint.get('/admin/kitchen_zone/menu/listing', {
  summary: 'Lists the menu’s dishes with the zone that makes each.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    zone_id: idChoice,
    /**
     * Limits the list to dishes that are on the menu and have a zone (`routed`) or have none
     * (`unrouted`).
     */
    status: choice(['routed', 'unrouted']),
  }),
  returns: v.object({ ...page(zonedMenu).entries, categories: v.array(named) }),
  problems: ['notFound'],
});

/**
 * Returns the tickets of a zone or of the whole kitchen: all of them, or only those changed since a
 * sequence number.
 */
export const displayKitchen = endpoint.get('/admin/kitchen_display', {
  summary:
    'Returns the tickets of a zone or the whole kitchen, either all of them or only the changes since a sequence number.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    zone_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: v.object({
    /** The sequence number of the last live event at the time of reading. */
    sequence: count,
    /** The host's current time. */
    now: instant,
    /**
     * Whether only changes are included. In a delta, a ticket without lines has left the display.
     */
    is_delta: v.boolean(),
    /** The open zones that have a display. */
    zones: v.array(named),
    tickets: rows(kitchenTicket),
    unreadable,
  }),
  problems: ['notFound'],
});

/**
 * The lines of an order, each with the quantity that the kitchen saw. Lines are compared instead of
 * the order's version, so that two cooks can work on the same order. Returns `conflict` if a line
 * was voided or its quantity has changed.
 */
const step = {
  order_id: id,
  lines: v.pipe(
    v.array(v.strictObject({ id, quantity })),
    v.minLength(1, 'Must include at least one line.'),
    v.maxLength(200),
  ),
};
const stepping = {
  capability: 'kitchen.bump',
  returns: kitchenTicket,
  current: kitchenTicket,
  raises: ['order.changed'],
} as const;

/** Marks lines as being prepared or as ready. */
export const bumpLines = endpoint.patch('/admin/kitchen_display/bump', {
  summary: 'Marks order lines as being made or ready.',
  ...stepping,
  body: v.strictObject({ ...step, to: v.picklist(['preparing', 'ready']) }),
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Recalls lines that became ready within the last ten minutes. */
export const recallLines = endpoint.patch('/admin/kitchen_display/recall', {
  summary: 'Recalls ready lines to the kitchen, within ten minutes.',
  ...stepping,
  body: v.strictObject(step),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});

/** Fires lines that are held for their course, or holds lines that haven't been started. */
export const fireLines = endpoint.patch('/admin/kitchen_display/fire', {
  summary: 'Fires or holds lines of a course.',
  ...stepping,
  body: v.strictObject({ ...step, is_held: v.optional(v.boolean(), false) }),
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Undoes the kitchen's last step on some lines, within ten seconds. */
export const undoBump = endpoint.patch('/admin/kitchen_display/undo', {
  summary: 'Undoes the last step of some lines, within ten seconds.',
  ...stepping,
  body: v.strictObject(step),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});
