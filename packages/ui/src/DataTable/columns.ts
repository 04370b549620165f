import type { PointerEvent, ReactNode } from 'react';

/** The edge that a column stays at while the others scroll. */
export type Pin = 'start' | 'end';

/**
 * A column of a `DataTable`. Keep the array's identity between renders, because rows compare by it.
 */
export interface Column<Row> {
  /** The unique id of the column. */
  id: string;
  /** The heading of the column. */
  header: ReactNode;
  /** The heading as text, if `header` isn't text. Cards show it next to the value. */
  label?: string;
  /** Returns the content of the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * The alignment of the cells. Use `end` for numbers, which then have tabular digits.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * The width: fixed, in pixels at a text size of 16 pixels, or a share of the remaining space,
   * such as `2fr`.
   * @default '1fr'
   */
  width?: number | `${number}fr`;
  /**
   * The minimum width of a column with a share, in pixels at a text size of 16 pixels.
   * @default 96
   */
  minWidth?: number;
  /** The key to sort by, here or on the server. Without it the column can't be sorted. */
  sortKey?: string;
  /**
   * Whether the column is hidden.
   * @default false
   */
  isHidden?: boolean;
  /**
   * The edge that the column stays at while the others scroll. A pinned column takes its fixed or
   * minimum width.
   */
  pin?: Pin;
  /** The heading above this column and its neighbours of the same group. */
  group?: string;
  /** A small labelled field below the heading that filters the rows. */
  filter?: ReactNode;
  /** The total of the column, shown below the last row. */
  footer?: ReactNode;
  /**
   * The place of the column in a card, in narrow containers.
   * @default 'title' for the first column, otherwise 'line'
   */
  inCard?: 'title' | 'line' | 'hidden';
}

/** A sort order. */
export interface Sort {
  /** The `sortKey` of the column. */
  key: string;
  /** The direction. */
  direction: 'ascending' | 'descending';
}

/** The chosen widths by column id, in pixels at a text size of 16 pixels. */
export type Widths = Readonly<Record<string, number>>;

/** The parts that `useColumnTools` adds to a table. */
export interface ColumnTools<Row> {
  /** The chosen widths of columns. */
  widths: Widths;
  /** Returns the content at the end of a column's heading: a menu and a handle. */
  headerEnd: (column: Column<Row>) => ReactNode;
  /** Called when the pointer is pressed on a heading, to start dragging the column. */
  onHeaderPointerDown: (event: PointerEvent<HTMLElement>, column: Column<Row>) => void;
}

const leastShare = 96;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** Returns the minimum width of a column, or the width of a fixed one. */
export const least = <Row>({ id, width, minWidth = leastShare }: Column<Row>, widths?: Widths) =>
  widths?.[id] ?? (typeof width === 'number' ? width : minWidth);

const isFixed = <Row>({ id, width, pin }: Column<Row>, widths?: Widths) =>
  typeof width === 'number' || pin !== undefined || widths?.[id] !== undefined;

const rank = { start: 0, end: 2 };

/** Returns the visible columns, with pinned ones at their edge. */
export const arranged = <Row, C extends Column<Row>>(columns: readonly C[]): C[] =>
  columns
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => (a.pin ? rank[a.pin] : 1) - (b.pin ? rank[b.pin] : 1));

/** Returns the name of the custom property with the distance of a pinned column from its edge. */
export const pinVar = (id: string) => `--servery-table-pin-${id.replace(/\W/g, '_')}`;

const sum = (lengths: readonly string[]) =>
  lengths.length > 0 ? `calc(${lengths.join(' + ')})` : '0px';

const share = (width: Column<never>['width']) =>
  typeof width === 'string' ? Number.parseFloat(width) : 1;

/**
 * Returns the CSS grid tracks of a row, their total minimum width, and the distances of pinned
 * columns from their edge.
 */
export function tracks<Row>(columns: readonly Column<Row>[], leading: number, widths?: Widths) {
  const minWidths = columns.map((column) => rem(least(column, widths)));
  const own = columns.map((column, at) =>
    isFixed(column, widths) ? minWidths[at] : `minmax(${minWidths[at]}, ${column.width ?? '1fr'})`,
  );
  const lead = Array.from({ length: leading }, () => 'var(--servery-table-select)');
  const pins: Record<string, string> = {};
  columns.forEach(({ id, pin }, at) => {
    if (pin === 'start') pins[pinVar(id)] = sum([...lead, ...minWidths.slice(0, at)]);
    if (pin === 'end') pins[pinVar(id)] = sum(minWidths.slice(at + 1));
  });
  const pinned = (edge: Pin) => minWidths.filter((_, at) => columns[at]?.pin === edge);
  const parts = columns.map(
    (column) => `minmax(0, ${least(column, widths) * share(column.width)}fr)`,
  );
  return {
    template: [...lead, ...own].join(' '),
    /** The tracks for any width, in proportion to the preferred widths. */
    printed: [...lead, ...parts].join(' '),
    least: rem(columns.reduce((total, column) => total + least(column, widths), 0)),
    pins,
    /** The widths that pinned columns cover at the start and the end. */
    covered: [sum([...lead, ...pinned('start')]), sum(pinned('end'))] as const,
  };
}

/**
 * Returns the next sort order of a column when its heading is pressed: ascending first, then
 * reversed.
 */
export const nextSort = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/**
 * Returns all sort orders after a press: only the new one, or added to the others, where a third
 * press removes it.
 */
export function nextSorts(key: string, sorts: readonly Sort[], isAdding: boolean): Sort[] {
  const known = sorts.find((sort) => sort.key === key);
  const next = nextSort(key, known);
  if (!isAdding) return [next];
  if (!known) return [...sorts, next];
  if (known.direction === 'descending') return sorts.filter((sort) => sort !== known);
  return sorts.map((sort) => (sort === known ? next : sort));
}

/** Returns one or several sort orders as a list, the most important first. */
export const sortList = (sort: Sort | readonly Sort[] | undefined): readonly Sort[] =>
  sort === undefined ? [] : 'key' in sort ? [sort] : sort;

/** Returns the runs of neighbouring columns in one group, with the number of columns of each. */
export function groups<Row>(columns: readonly Column<Row>[]) {
  const runs: { id: string; group: string | undefined; span: number }[] = [];
  for (const { id, group } of columns) {
    const last = runs.at(-1);
    if (last && last.group === group) last.span += 1;
    else runs.push({ id, group, span: 1 });
  }
  return runs;
}

/** Returns the place of a column in a card. */
export const cardPlace = <Row>(column: Column<Row>, at: number) =>
  column.inCard ?? (at === 0 ? 'title' : 'line');

/** Returns the name of a column as text, or undefined if it has none. */
export const labelOf = <Row>({ label, header }: Column<Row>) =>
  label ?? (typeof header === 'string' ? header : undefined);
