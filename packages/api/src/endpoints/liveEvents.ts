import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idChoice, version, wholeParam } from '../fields.ts';

/**
 * The subject of a live event. Readers can pick the events they need without knowing the other
 * kinds.
 */
export const eventSubject = v.object({
  kind: v.picklist([
    'order',
    'kitchen_zone',
    /** The whole menu of a merchant; the id is the merchant's. */
    'menu',
    'category',
    'menu_item',
    'option',
    'print_job',
    'printer',
    'print_agent',
    /** The id is the merchant's. */
    'print_template',
    'media',
    'queue',
    'queue_entry',
    'reservation',
    'experience',
    /** The id is the merchant's. */
    'reservation_calendar',
    'table',
    /** The id is the merchant's. */
    'merchant',
    'person',
    'employee',
    'payment_option',
    'drawer',
    'shift',
    'day_closing',
  ]),
  id,
});
export type EventSubject = v.InferOutput<typeof eventSubject>;

/** A change that is sent to live screens. */
export const liveEvent = v.object({
  /** Counts up without gaps within a merchant. */
  sequence: count,
  kind: v.picklist([
    'order.placed',
    'order.changed',
    'kitchen.changed',
    'menu.changed',
    'print.changed',
    'media.changed',
    'queue.changed',
    'reservation.changed',
    'reservation.requested',
    'table.asked',
    'table.changed',
    'merchant.changed',
    'staff.changed',
    'drawer.changed',
    'day.closed',
  ]),
  merchant_id: id,
  subject: eventSubject,
  version,
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** Streams the live events of one merchant, starting after a sequence number. */
export const liveEvents = endpoint.get('/admin/events', {
  summary: 'A stream of server-sent events, each with the sequence number as its id.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    since: v.optional(wholeParam(0, Number.MAX_SAFE_INTEGER)),
  }),
  returns: liveEvent,
  problems: ['notFound'],
  stream: true,
});
