import { searchKey } from '../text/searchKey.ts';
import type { CsvRow } from './parseCsv.ts';
import {
  decimalMarkOf,
  readSheetNumber,
  type DecimalMark,
  type NumberQuestion,
  type SheetNumberFormat,
} from './sheetNumber.ts';

/** A field to import from a file. */
export interface ImportField<Value = unknown> {
  /** The key of the value in the imported rows. */
  id: string;
  /** The name of the field. A column with this name is assigned automatically. */
  label: string;
  /**
   * Whether rows without a value are refused.
   * @default false
   */
  isRequired?: boolean;
  /** Further column names that are assigned automatically. */
  names?: readonly string[];
  /**
   * The format of a field of numbers. `read` gets a number in the plain form `1250.00`, however the
   * file writes it, and any other text unchanged.
   */
  number?: SheetNumberFormat;
  /**
   * Returns the value of a text, or throws an `Error` with the message to show. The text itself is
   * the value if it's left out.
   */
  read?: (text: string) => Value;
}

/** The 0-based column of the file for each field, by the field's id. */
export type Mapping = Readonly<Record<string, number | undefined>>;

/** An error in an imported file. */
export interface RowError {
  /** The line of the file; the first line is 1. */
  line: number;
  /** The id of the field. */
  field: string;
  /** The message of the error. */
  message: string;
}

/** The result of reading a file. */
export interface ReadRows {
  /** The valid rows. */
  rows: Record<string, unknown>[];
  /** The errors, in the order of the file. */
  errors: RowError[];
}

const plain = (name: string) => searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the positions of the columns that have the name of an earlier one. */
export function repeatedHeadings(header: readonly string[]): number[] {
  const names = header.map(plain);
  return names.flatMap((name, at) => (name !== '' && names.indexOf(name) < at ? [at] : []));
}

/**
 * Assigns columns to fields by their names. No column is assigned twice, and none whose name another
 * column has too.
 */
export function guessMapping(fields: readonly ImportField[], header: readonly string[]): Mapping {
  const repeated = new Set(repeatedHeadings(header).map((at) => plain(header[at]!)));
  const taken = new Set(header.flatMap((name, at) => (repeated.has(plain(name)) ? [at] : [])));
  const mapping: Record<string, number | undefined> = {};
  for (const { id, label, names = [] } of fields) {
    const known = [id, label, ...names].map(plain);
    const at = header.findIndex((name, index) => !taken.has(index) && known.includes(plain(name)));
    if (at < 0) continue;
    taken.add(at);
    mapping[id] = at;
  }
  return mapping;
}

/**
 * Returns the decimal mark of the file's numbers, or the number to ask about if they can be read in
 * two ways. Both are null if the numbers need no decision.
 */
export function numbersOf(
  fields: readonly ImportField[],
  mapping: Mapping,
  rows: readonly CsvRow[],
): { mark: DecimalMark | null; question: NumberQuestion | null } {
  const columns = fields.flatMap(({ id, number }) => {
    const at = mapping[id];
    return number && at !== undefined ? [{ at, format: number }] : [];
  });
  return decimalMarkOf(
    rows.flatMap(({ line, cells }) =>
      columns.map(({ at, format }) => ({ text: cells[at] ?? '', line, format })),
    ),
  );
}

/**
 * Reads rows of text with a mapping. A row with an error is left out of the result. `mark` is the
 * decimal mark of numbers that can be read in two ways.
 */
export function readRows(
  fields: readonly ImportField[],
  mapping: Mapping,
  lines: readonly CsvRow[],
  missing: string,
  mark: DecimalMark | null = null,
): ReadRows {
  const rows: Record<string, unknown>[] = [];
  const errors: RowError[] = [];
  for (const { line, cells } of lines) {
    const before = errors.length;
    const row: Record<string, unknown> = {};
    for (const { id, isRequired, number, read } of fields) {
      const at = mapping[id];
      const written = at === undefined ? '' : (cells[at] ?? '');
      const text = (number && readSheetNumber(written, number, mark)) ?? written;
      const fail = (message: string) => errors.push({ line, field: id, message });
      if (text === '') {
        if (isRequired) fail(missing);
        continue;
      }
      try {
        row[id] = read ? read(text) : text;
      } catch (reason) {
        fail(reason instanceof Error ? reason.message : String(reason));
      }
    }
    if (errors.length === before) rows.push(row);
  }
  return { rows, errors };
}
