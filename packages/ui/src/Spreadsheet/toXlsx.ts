import type { SheetColumn, SheetValue } from './sheet.ts';

export interface XlsxOptions {
  /** The name of the sheet. */
  sheet?: string;
  /** Columns run from right to left. */
  isMirrored?: boolean;
}

const cellOf = (value: SheetValue) => {
  if (value === null || value === undefined || value === '') return null;
  // As a typed text a formula is only shown, so nothing needs to stand before it.
  if (typeof value === 'string') return { value, type: String };
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
};

/** Rows as an Excel file, with a bold header that stays. */
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
