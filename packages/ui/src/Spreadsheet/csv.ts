import { cellsOf, type SheetColumn } from './sheet.ts';

/** The byte order mark, by which Excel recognises UTF-8. */
const mark = '\uFEFF';

/**
 * Returns rows as CSV in UTF-8, with commas and a header. Values that look like formulas become
 * text.
 */
export async function toCsv<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return mark + Papa.unparse(cellsOf(columns, rows));
}

/** A parsed CSV file. All values are text. */
export interface ParsedCsv {
  /** The names of the columns. */
  header: string[];
  /** The rows after the header. */
  rows: string[][];
}

/** Parses CSV with any separator. Empty rows are skipped. */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = data;
  return { header: header.map((name) => name.trim()), rows };
}
