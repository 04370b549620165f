import type { CsvFile } from './parseCsv.ts';
import { rowReader } from './rowReader.ts';

/** Excel keeps 15 digits, so that 12.9 can be stored as 12.899999999999999. */
const digits = 15;

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digits)));
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell.trim() : '';
};

/**
 * Reads the first sheet of an Excel workbook as if it were a CSV file: numbers with a decimal point,
 * dates as YYYY-MM-DD, flags as `yes` and `no`, formulas as their last result, pictures as blank.
 * @throws if it isn't a workbook
 */
export async function readXlsx(file: Blob): Promise<CsvFile> {
  const { readSheet } = await import('read-excel-file/universal');
  const sheet = await readSheet(file);
  const { parsed, add } = rowReader();
  for (const [at, row] of sheet.entries()) add({ line: at + 1, cells: row.map(textOf) });
  return { ...parsed, encoding: null };
}
