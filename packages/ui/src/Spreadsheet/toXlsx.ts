import type { SheetColumn, SheetValue } from './sheet.ts';

/** The options of `toXlsx`. */
export interface XlsxOptions {
  /** The name of the sheet. Excel's own default is used if it's left out. */
  sheet?: string;
  /**
   * Whether columns run from right to left.
   * @default false
   */
  isMirrored?: boolean;
}

const cellOf = (value: SheetValue) => {
  if (value === null || value === undefined || value === '') return null;
  // In a cell of type text, a formula is only shown, so it needs no apostrophe.
  if (typeof value === 'string') return { value, type: String };
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  if (typeof value === 'boolean') return { value, type: Boolean };
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
  return {
    value: value.number,
    type: Number,
    format: value.decimals ? `0.${'0'.repeat(value.decimals)}` : '0',
  };
};

/** Returns rows as an Excel file with a bold, frozen header. */
export async function toXlsx<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { sheet, isMirrored }: XlsxOptions = {},
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const head = columns.map(({ header }) => ({
    value: header,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  return write([head, ...body], {
    sheet,
    rightToLeft: isMirrored,
    stickyRowsCount: 1,
    columns: columns.map(({ width = 18 }) => ({ width })),
  }).toBlob();
}
