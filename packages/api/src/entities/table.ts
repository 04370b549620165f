import * as v from 'valibot';
import { count, id, instant, rows, signedSen, sumSen, version } from '../fields.ts';
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

/** An order that keeps a table occupied. */
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

/** A table in lists and on the floor plan, with its guests and the amount due. */
export const table = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The area of the floor; '' if the merchant has only one. */
  section: v.string(),
  seats_min: count,
  seats_max: count,
  shape: v.picklist(tableShapes),
  x: count,
  y: count,
  is_active: v.boolean(),
  state: v.picklist(tableStates),
  /** When it entered its state, if known. */
  since: v.nullable(instant),
  /** The number of guests: as entered when they were seated, otherwise from their orders. */
  covers: count,
  /** The guest it is held for, and until when. */
  held: v.nullable(v.object({ until: instant, guest: v.string() })),
  /** The main table of the group that this one is linked to. */
  main_id: v.nullable(id),
  /** The names of the other tables of its group. */
  linked: v.array(v.string()),
  orders: rows(tableOrder),
  /** The amount due for all its orders. */
  owed: sumSen,
  cart_count: count,
  /** When its guests asked for the bill; null once it is printed or they order more. */
  bill_asked_at: v.nullable(instant),
  /** When its guests asked for help; null once staff have responded or the guests have left. */
  help_asked_at: v.nullable(instant),
  /** Until when the last seating or freeing can be undone; null if it can't be. */
  undo_until: v.nullable(instant),
  /** The token in its QR code. */
  qr_token: v.string(),
});
export type Table = v.InferOutput<typeof table>;
