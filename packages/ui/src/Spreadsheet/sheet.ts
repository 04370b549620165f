import { neutral } from './formulaGuard.ts';

/** A number that's written with the same number of decimals in each row, such as an amount. */
export interface SheetNumber {
  /** The number. */
  number: number;
  /** The number of decimals to write. */
  decimals: number;
}

/** The value of a cell. Numbers stay numbers, so that spreadsheets can calculate with them. */
export type SheetValue = string | number | boolean | Date | SheetNumber | null | undefined;

/** A column of an exported table. */
export interface SheetColumn<Row> {
  /** The unique id of the column. */
  id: string;
  /** The heading of the column. */
  header: string;
  /** Returns the value of a row. */
  value: (row: Row) => SheetValue;
  /**
   * The width in an Excel file, in characters.
   * @default 18
   */
  width?: number;
}

/** Returns a value as text, with dates in ISO 8601 and numbers with a decimal point. */
export function textOf(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return value.number.toFixed(value.decimals);
  return String(value);
}

/** Returns all rows as text to read, with the header first. */
export const textsOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => textOf(value(row)))),
];

/** Returns all rows as text for a spreadsheet, with the header first. Formulas are neutralised. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ header }) => neutral(header)),
  ...rows.map((row) =>
    columns.map(({ value }) => {
      const cell = value(row);
      return typeof cell === 'string' ? neutral(cell) : textOf(cell);
    }),
  ),
];
