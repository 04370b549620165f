import { cellsOf, type SheetColumn } from './sheet.ts';

/** Tells Excel that the file is UTF-8. */
const mark = '\uFEFF';

/** Rows as CSV: UTF-8, comma, header first; what looks like a formula is made text. */
export async function toCsv<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return mark + Papa.unparse(cellsOf(columns, rows));
}

/** A CSV file taken apart: its header and its rows, all of it text. */
export interface ParsedCsv {
  header: string[];
  rows: string[][];
}

/** Reads CSV of any separator; a row of nothing is none. */
export async function parseCsv(text: string): Promise<ParsedCsv> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = data;
  return { header: header.map((name) => name.trim()), rows };
}
