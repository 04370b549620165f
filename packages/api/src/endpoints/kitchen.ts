import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { kitchenTicket, kitchenZone, zonedMenu } from '../entities/kitchen.ts';
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  instant,
  listQuery,
  named,
  page,
  quantity,
  text,
  version,
  wholeParam,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['kitchen.changed'] as const;

const ids = v.pipe(
  v.array(id),
  v.maxLength(1000),
  v.check((all) => new Set(all).size === all.length, 'Names one twice.'),
);

/** The zones of the kitchen, by name. */
export const listKitchenZones = endpoint.get('/admin/kitchen_zone', {
  summary: 'The zones of the kitchen, by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: choice(['active', 'inactive']) }),
  returns: page(kitchenZone),
  problems: ['notFound'],
});

const zoneFields = {
  name: text(2, 40),
  is_active: v.optional(v.boolean(), true),
  /** Takes what no other zone makes; the one that did so far does it no longer. */
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
  summary: 'Adds a zone to the kitchen.',
  capability: 'kitchen.edit',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...zoneFields }),
  returns: kitchenZone,
  problems: ['notFound'],
  raises,
});

/** Changes a zone: its name, what it makes, and how it is told. */
export const editKitchenZone = endpoint.put('/admin/kitchen_zone/:id', {
  summary: 'Changes a zone of the kitchen.',
  capability: 'kitchen.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...zoneFields }),
  returns: kitchenZone,
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/** Closes a zone, so that the fallback zone makes its dishes, or opens it again. */
export const toggleKitchenZone = endpoint.patch('/admin/kitchen_zone/:id', {
  summary: 'Closes a zone of the kitchen, or opens it again.',
  capability: 'kitchen.edit',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: kitchenZone,
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/** Deletes a zone; the fallback zone makes its dishes from then on. */
export const deleteKitchenZone = endpoint.delete('/admin/kitchen_zone/:id', {
  summary: 'Deletes a zone of the kitchen.',
  capability: 'kitchen.edit',
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  problems: ['notFound', 'conflict'],
  current: kitchenZone,
  raises,
});

/** The dishes of one menu by name, each with its zone; with them the categories to choose from. */
export const listKitchenMenus = endpoint.get('/admin/kitchen_zone/menu/listing', {
  summary: 'The dishes of the menu, each with the zone that makes it.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    zone_id: idChoice,
    /** Only dishes that are on the menu, and whether they have a zone. */
    status: choice(['routed', 'unrouted']),
  }),
  returns: v.object({ ...page(zonedMenu).entries, categories: v.array(named) }),
  problems: ['notFound'],
});

/** What the kitchen display shows: all tickets of a zone or of the kitchen, or what changed since. */
export const displayKitchen = endpoint.get('/admin/kitchen_display', {
  summary: 'The tickets of a zone or of the kitchen, whole or what changed since.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    zone_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: v.object({
    /** Where the events stood when this was read. */
    sequence: count,
    /** The host's clock. */
    now: instant,
    /** Whether this is only what changed; tickets without lines have left the display. */
    is_delta: v.boolean(),
    /** The zones that have a display and are open. */
    zones: v.array(named),
    tickets: v.array(kitchenTicket),
  }),
  problems: ['notFound'],
});

/**
 * Which lines, and how many of each the kitchen read there. Two cooks at one order do not stand in
 * each other's way; a line of which another number is wanted meanwhile is refused.
 */
const step = {
  order_id: id,
  lines: v.pipe(
    v.array(v.strictObject({ id, quantity })),
    v.minLength(1, 'Choose at least one line.'),
    v.maxLength(200),
  ),
};
const stepping = {
  capability: 'kitchen.bump',
  returns: kitchenTicket,
  current: kitchenTicket,
  raises: ['order.changed'],
} as const;

/** Says that lines are being made, or are made. */
export const bumpLines = endpoint.patch('/admin/kitchen_display/bump', {
  summary: 'Says that lines of an order are being made, or are ready.',
  ...stepping,
  body: v.strictObject({ ...step, to: v.picklist(['preparing', 'ready']) }),
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Brings lines back that were ready, within ten minutes. */
export const recallLines = endpoint.patch('/admin/kitchen_display/recall', {
  summary: 'Brings lines back to the kitchen that were ready, within ten minutes.',
  ...stepping,
  body: v.strictObject(step),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});

/** Calls for lines that wait for their course, or lets lines wait that nobody has begun. */
export const fireLines = endpoint.patch('/admin/kitchen_display/fire', {
  summary: 'Calls for lines that wait for their course, or lets lines wait.',
  ...stepping,
  body: v.strictObject({ ...step, is_held: v.optional(v.boolean(), false) }),
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Takes the kitchen's last step of some lines back, within ten seconds. */
export const undoBump = endpoint.patch('/admin/kitchen_display/undo', {
  summary: 'Takes the last step of some lines back, within ten seconds.',
  ...stepping,
  body: v.strictObject(step),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});
