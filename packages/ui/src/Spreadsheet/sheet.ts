/** The value of a cell. Numbers stay numbers, so that spreadsheets can calculate with them. */
export type SheetValue = string | number | boolean | Date | null | undefined;

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

/** Matches the start of a formula. A plain number can start with a sign too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+([.,]\d+)*%?$/;

/**
 * Returns a text that spreadsheets never run: an apostrophe is put before one that looks like a
 * formula.
 */
export const neutral = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** Returns a value as text, with dates in ISO 8601. */
export function textOf(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? neutral(value) : String(value);
}

/** Returns all rows as text, with the header first. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ header }) => neutral(header)),
  ...rows.map((row) => columns.map(({ value }) => textOf(value(row)))),
];
