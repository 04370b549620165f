import type { ImportResult, ImportRow } from '@servery/api';
import {
  guessMapping,
  numbersOf,
  readRows,
  repeatedHeadings,
  type CsvError,
  type CsvFile,
  type DecimalMark,
  type ImportField,
  type NumberQuestion,
} from '@servery/ui/spreadsheet';
import { sheetColumns } from './sheet.ts';

/** An error of a file. Its code is one of the parser or of the import. */
export interface SheetError extends Omit<CsvError, 'code'> {
  code: string;
}

/** A file of items. */
export interface Sheet {
  /** The rows to import, with amounts in the plain form. Columns that the file lacks are left out. */
  rows: ImportRow[];
  /** The line of each row. */
  lines: number[];
  /** The columns of the file. */
  columns: readonly (keyof ImportRow)[];
  /** The rows that can't be read. */
  errors: SheetError[];
  /** The number to ask about, if the file doesn't settle its decimal mark. */
  question: NumberQuestion | null;
  /** Returns the errors of an import at their lines and columns of the file. */
  locate: (
    errors: readonly Pick<ImportResult['errors'][number], 'row' | 'field' | 'code'>[],
  ) => SheetError[];
}

const needed: readonly (keyof ImportRow)[] = ['category', 'name', 'price'];
const blank = { category: '', name: '', code: '', description: '', price: '', tax_class: '' };

const numberOf = (column: keyof ImportRow, units: readonly string[]) => {
  if (column === 'stock') return { maxDecimals: 0 };
  return column.endsWith('price') ? { maxDecimals: 2, units } : undefined;
};

/**
 * Reads the rows of a parsed file by its header. `units` are the currency's names, and `mark` is the
 * user's answer to `question`. Returns null if required columns or all rows are missing.
 */
export function readSheet(
  csv: CsvFile,
  units: readonly string[],
  mark: DecimalMark | null,
): Sheet | null {
  const fields = sheetColumns.map((id): ImportField => ({
    id,
    label: id,
    number: numberOf(id, units),
  }));
  const { header, headerLine } = csv;
  // Which of two equal columns counts would be a guess.
  const repeated = repeatedHeadings(header).filter(
    (at) => Object.keys(guessMapping(fields, [header[at]!])).length > 0,
  );
  const mapping = guessMapping(fields, header);
  const columns = sheetColumns.filter((column) => mapping[column] !== undefined);
  const errors = [
    ...repeated.map((at) => ({
      code: 'repeated',
      line: headerLine,
      column: at + 1,
      heading: header[at]!,
    })),
    ...csv.errors,
  ];
  const isComplete = needed.every((column) => columns.includes(column)) && csv.rows.length > 0;
  if (errors.length === 0 && !isComplete) return null;

  const decided = numbersOf(fields, mapping, csv.rows);
  const { rows } = readRows(fields, mapping, csv.rows, '', decided.mark ?? mark);
  const empty = Object.fromEntries(columns.map((column) => [column, '']));
  return {
    rows: rows.map((row): ImportRow => ({ ...blank, ...empty, ...row })),
    lines: csv.rows.map(({ line }) => line),
    columns,
    errors,
    question: decided.question,
    locate: (found) =>
      found.map(({ row, field, code }) => {
        const at = mapping[field];
        return {
          code,
          line: csv.rows[row]?.line ?? headerLine,
          column: (at ?? -1) + 1,
          heading: at === undefined ? field : header[at]!,
        };
      }),
  };
}
