import { cellsOf, type SheetColumn } from './sheet.ts';

/** The byte order mark, by which Excel recognises UTF-8. */
export const csvMark = '\uFEFF';

/**
 * Returns rows as CSV in UTF-8, with commas and a header. Text that looks like a formula gets an
 * apostrophe, which `parseCsv` removes.
 */
export async function toCsv<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return csvMark + Papa.unparse(cellsOf(columns, rows));
}
