import type { PointerEvent, ReactNode } from 'react';

/** The edge that a column stays at while the others scroll. */
export type Pin = 'start' | 'end';

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
  /** What rows are sorted by, here or on the server; without one the column does not sort. */
  sortKey?: string;
  isHidden?: boolean;
  /** Stays in view while the others scroll sideways. It needs a width, or takes its least one. */
  pin?: Pin;
  /** Stands over this column and its neighbours of the same group. */
  group?: string;
  /** A small labelled field below the header that narrows the rows. */
  filter?: ReactNode;
  /** What the column comes to, below the last row. */
  footer?: ReactNode;
  /** Its place on a card, where the table is narrow. The first column is the title. */
  inCard?: 'title' | 'line' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Widths that somebody has chosen, by the id of the column, in pixels of a 16-pixel text. */
export type Widths = Readonly<Record<string, number>>;

/** What `useColumnTools` lends a table: chosen widths, and what stands in its headers. */
export interface ColumnTools<Row> {
  widths: Widths;
  /** Stands at the end of a header: a menu, a handle. */
  headerEnd: (column: Column<Row>) => ReactNode;
  onHeaderPointerDown: (event: PointerEvent<HTMLElement>, column: Column<Row>) => void;
}

const leastShare = 96;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The least room that a column takes, and all that a fixed one takes. */
export const least = <Row>({ id, width, minWidth = leastShare }: Column<Row>, widths?: Widths) =>
  widths?.[id] ?? (typeof width === 'number' ? width : minWidth);

const isFixed = <Row>({ id, width, pin }: Column<Row>, widths?: Widths) =>
  typeof width === 'number' || pin !== undefined || widths?.[id] !== undefined;

const rank = { start: 0, end: 2 };

/** The columns that show, those pinned to an edge at that edge. */
export const arranged = <Row, C extends Column<Row>>(columns: readonly C[]): C[] =>
  columns
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => (a.pin ? rank[a.pin] : 1) - (b.pin ? rank[b.pin] : 1));

/** The custom property that holds how far from its edge a pinned column stays. */
export const pinVar = (id: string) => `--servery-table-pin-${id.replace(/\W/g, '_')}`;

const sum = (lengths: readonly string[]) =>
  lengths.length > 0 ? `calc(${lengths.join(' + ')})` : '0px';

const share = (width: Column<never>['width']) =>
  typeof width === 'string' ? Number.parseFloat(width) : 1;

/** The tracks of a row as CSS, their least width together, and how far pinned ones stay from their edge. */
export function tracks<Row>(columns: readonly Column<Row>[], leading: number, widths?: Widths) {
  const room = columns.map((column) => rem(least(column, widths)));
  const own = columns.map((column, at) =>
    isFixed(column, widths) ? room[at] : `minmax(${room[at]}, ${column.width ?? '1fr'})`,
  );
  const lead = Array.from({ length: leading }, () => 'var(--servery-table-select)');
  const pins: Record<string, string> = {};
  columns.forEach(({ id, pin }, at) => {
    if (pin === 'start') pins[pinVar(id)] = sum([...lead, ...room.slice(0, at)]);
    if (pin === 'end') pins[pinVar(id)] = sum(room.slice(at + 1));
  });
  const pinned = (edge: Pin) => room.filter((_, at) => columns[at]?.pin === edge);
  const parts = columns.map(
    (column) => `minmax(0, ${least(column, widths) * share(column.width)}fr)`,
  );
  return {
    template: [...lead, ...own].join(' '),
    /** All columns within any width, each by what it would like to have. */
    printed: [...lead, ...parts].join(' '),
    least: rem(columns.reduce((total, column) => total + least(column, widths), 0)),
    pins,
    /** What pinned columns cover at either edge. */
    covered: [sum([...lead, ...pinned('start')]), sum(pinned('end'))] as const,
  };
}

/** The next order when a header is pressed: ascending first, then turned round. */
export const nextSort = (key: string, sort: Sort | undefined): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** All orders after a press: that one alone, or beside the others, where a third press drops it. */
export function nextSorts(key: string, sorts: readonly Sort[], isAdding: boolean): Sort[] {
  const known = sorts.find((sort) => sort.key === key);
  const next = nextSort(key, known);
  if (!isAdding) return [next];
  if (!known) return [...sorts, next];
  if (known.direction === 'descending') return sorts.filter((sort) => sort !== known);
  return sorts.map((sort) => (sort === known ? next : sort));
}

/** One order or several as a list, the most important first. */
export const sortList = (sort: Sort | readonly Sort[] | undefined): readonly Sort[] =>
  sort === undefined ? [] : 'key' in sort ? [sort] : sort;

/** Runs of neighbours in one group, with how many columns each spans. */
export function groups<Row>(columns: readonly Column<Row>[]) {
  const runs: { id: string; group: string | undefined; span: number }[] = [];
  for (const { id, group } of columns) {
    const last = runs.at(-1);
    if (last && last.group === group) last.span += 1;
    else runs.push({ id, group, span: 1 });
  }
  return runs;
}

/** The place of a column on a card. */
export const cardPlace = <Row>(column: Column<Row>, at: number) =>
  column.inCard ?? (at === 0 ? 'title' : 'line');

/** What a column is called, in words. */
export const labelOf = <Row>({ label, header }: Column<Row>) =>
  label ?? (typeof header === 'string' ? header : undefined);
