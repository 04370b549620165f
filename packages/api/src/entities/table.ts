import * as v from 'valibot';
import { count, id, instant, signedSen, sumSen, version } from '../fields.ts';
import { orderStatuses } from './orderVocabulary.ts';

export const tableShapes = ['round', 'square', 'rectangle'] as const;
export type TableShape = (typeof tableShapes)[number];

export const tableStates = [
  'available',
  'held',
  'occupied',
  'bill_printed',
  'cleaning',
  'out_of_service',
] as const;
export type TableState = (typeof tableStates)[number];

/** An order that keeps a table taken. */
export const tableOrder = v.object({
  id,
  version,
  number: v.string(),
  status: v.picklist(orderStatuses),
  covers: count,
  total: sumSen,
  balance: signedSen,
  is_bill_printed: v.boolean(),
  placed_at: instant,
});
export type TableOrder = v.InferOutput<typeof tableOrder>;

/** A table as lists and the floor show it: what it is, who sits there and what they owe. */
export const table = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The area that it stands in; empty where a place has only one. */
  section: v.string(),
  seats_min: count,
  seats_max: count,
  shape: v.picklist(tableShapes),
  x: count,
  y: count,
  is_active: v.boolean(),
  state: v.picklist(tableStates),
  /** Since when it is as it is, where that is known. */
  since: v.nullable(instant),
  /** Who sits there: counted when they sat down, else by their orders. */
  covers: count,
  /** For whom it is held, and until when. */
  held: v.nullable(v.object({ until: instant, guest: v.string() })),
  /** The table that leads the group that this one is linked into. */
  main_id: v.nullable(id),
  /** The names of the other tables of its group. */
  linked: v.array(v.string()),
  orders: v.array(tableOrder),
  /** What is still to be paid, of all its orders. */
  owed: sumSen,
  cart_count: count,
  /** Since when its guests wait for the bill; null once it was printed or they ordered more. */
  bill_asked_at: v.nullable(instant),
  /** Since when its guests are waiting for help; null once staff answered or the guests left. */
  help_asked_at: v.nullable(instant),
  /** Until when the last change of who sits there can be taken back. */
  undo_until: v.nullable(instant),
  /** What its QR code carries. */
  qr_token: v.string(),
});
export type Table = v.InferOutput<typeof table>;
