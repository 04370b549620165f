import type { ReactNode } from 'react';

/** How one fact of a row is shown. Keep the array's identity between renders: rows compare by it. */
export interface Column<Row> {
  id: string;
  header: ReactNode;
  /** The header in words, where it is not words itself; cards show it beside the value. */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in tabular numerals. */
  align?: 'start' | 'center' | 'end';
  /** A fixed width in pixels of a 16-pixel text, or a share of what is left. */
  width?: number | `${number}fr`;
  /** The least width of a share, in pixels of a 16-pixel text. */
  minWidth?: number;
  /** What the server sorts by; without one the column does not sort. */
  sortKey?: string;
  isHidden?: boolean;
  /** Its place on a card, where the table is narrow. The first column is the title. */
  inCard?: 'title' | 'line' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

const leastShare = 96;
const rem = (pixels: number) => `${pixels / 16}rem`;
const least = <Row>({ width, minWidth = leastShare }: Column<Row>) =>
  typeof width === 'number' ? width : minWidth;

/** The tracks of a row as CSS, and the least width of all of them together. */
export function tracks<Row>(columns: readonly Column<Row>[], isSelectable: boolean) {
  const own = columns.map((column) =>
    typeof column.width === 'number'
      ? rem(column.width)
      : `minmax(${rem(least(column))}, ${column.width ?? '1fr'})`,
  );
  const select = isSelectable ? ['var(--servery-table-select)'] : [];
  const sum = columns.reduce((total, column) => total + least(column), 0);
  return { template: [...select, ...own].join(' '), least: rem(sum) };
}

/** The next order when a header is pressed: ascending first, then turned round. */
export const nextSort = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
