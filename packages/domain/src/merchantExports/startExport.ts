import type { ExportFile, ExportPart, MerchantExport } from '@servery/api';
import { exportColumns } from './columns/index.ts';
import type { ExportCounts, ExportRecord } from './record.ts';

/** How long the rows of an export can be read, in milliseconds: 6 hours. */
const readableMs = 6 * 60 * 60_000;

/** Starts an export of a merchant by a person. */
export const startExport = (
  merchant_id: number,
  { now, person_id, id }: { now: Date; person_id: number; id: number },
): ExportRecord => ({
  id,
  merchant_id,
  person_id,
  at: now.toISOString(),
  expires_at: new Date(now.getTime() + readableMs).toISOString(),
});

/** Whether a person can still read the rows of an export. */
export const isReadable = (
  { person_id, expires_at }: ExportRecord,
  reader: { id: number; now: Date },
): boolean => person_id === reader.id && Date.parse(expires_at) > reader.now.getTime();

const files = Object.keys(exportColumns) as ExportFile[];

/** Returns the part whose pages have the rows of a file. */
const partOf = (file: ExportFile): ExportPart =>
  file === 'order_items' || file === 'payments' || file === 'refunds' ? 'orders' : file;

/** Returns a started export with its files and the number of rows in each. */
export const showExport = (
  { id, at, expires_at, merchant_id }: ExportRecord,
  name: string,
  counts: ExportCounts,
): MerchantExport => ({
  id,
  merchant: { id: merchant_id, name },
  at,
  expires_at,
  files: files.map((file) => ({
    part: partOf(file),
    file,
    columns: Object.keys(exportColumns[file]),
    rows: counts[file],
  })),
});
