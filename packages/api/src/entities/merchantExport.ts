import * as v from 'valibot';
import { count, id, instant, named } from '../fields.ts';

/** The parts in which an export is read; the part `orders` has four files, every other one its own. */
export const exportParts = [
  'orders',
  'members',
  'wallet_entries',
  'categories',
  'menu_items',
  'menu_options',
  'tables',
  'bookings',
  'queue_entries',
  'staff',
  'employees',
  'attendance',
  'shifts',
  'cash_movements',
  'day_closings',
] as const;
export type ExportPart = (typeof exportParts)[number];

/** The files of an export, without their extension. */
export const exportFiles = [...exportParts, 'order_items', 'payments', 'refunds'] as const;
export type ExportFile = (typeof exportFiles)[number];

const file = v.picklist(exportFiles);

/** A started export of a merchant. Its rows are read in pages with its id. */
export const merchantExport = v.object({
  id,
  merchant: named,
  at: instant,
  /** Until when its rows can be read. */
  expires_at: instant,
  /** Its files, with the columns of each and the number of rows at the start. */
  files: v.array(
    v.object({ part: v.picklist(exportParts), file, columns: v.array(v.string()), rows: count }),
  ),
});
export type MerchantExport = v.InferOutput<typeof merchantExport>;

/**
 * A row of an export by column. Amounts are decimal numbers as text, such as '12.50', and JSON is
 * text too.
 */
export const exportRow = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
);
export type ExportRow = v.InferOutput<typeof exportRow>;

/** Rows of the files of a part, by id. */
export const exportPage = v.object({
  files: v.array(v.object({ file, rows: v.array(exportRow) })),
  /** The id to continue after; null on the last page. */
  next: v.nullable(id),
});
export type ExportPage = v.InferOutput<typeof exportPage>;
