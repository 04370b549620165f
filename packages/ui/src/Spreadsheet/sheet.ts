/** What stands in a cell of a file. Numbers stay numbers, so that they can be reckoned with. */
export type SheetValue = string | number | boolean | Date | null | undefined;

/** How one fact of a row goes into a file. */
export interface SheetColumn<Row> {
  id: string;
  header: string;
  value: (row: Row) => SheetValue;
  /** The width in a spreadsheet, in characters. */
  width?: number;
}

/** Begins like something that a spreadsheet would run. A plain number may begin with a sign. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+([.,]\d+)*%?$/;

/** Text that a spreadsheet shows and never runs: what looks like a formula gets an apostrophe before it. */
export const neutral = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** A value as text: dates in ISO, nothing as nothing. */
export function textOf(value: SheetValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? neutral(value) : String(value);
}

/** All rows as text, the header first. */
export const cellsOf = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => [
  columns.map(({ header }) => neutral(header)),
  ...rows.map((row) => columns.map(({ value }) => textOf(value(row)))),
];
