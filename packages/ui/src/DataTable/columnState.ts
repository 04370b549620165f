import { least, type Column, type Pin, type Widths } from './columns.ts';

/** What somebody has made of a table's columns: plain data to keep wherever you like. Columns it does not know stay as they are. */
export interface ColumnState {
  /** Ids in their order. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** In pixels of a 16-pixel text. */
  widths?: Widths;
  pins?: Readonly<Record<string, Pin | 'none'>>;
}

/** The columns in the order of the state; one that it does not know follows the one it followed. */
export function ordered<C extends { id: string }>(
  columns: readonly C[],
  order: readonly string[] | undefined,
): C[] {
  if (!order) return [...columns];
  const known = order.flatMap((id) => columns.filter((column) => column.id === id));
  const result = [...known];
  columns.forEach((column, at) => {
    if (known.includes(column)) return;
    const before = columns[at - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
}

/** The columns as the state has them; widths are apart, so that resizing renders no row. */
export function applied<Row, C extends Column<Row>>(
  columns: readonly C[],
  { order, hidden, pins }: Pick<ColumnState, 'order' | 'hidden' | 'pins'>,
): C[] {
  return ordered(columns, order).map((column) => {
    const pin = pins?.[column.id] ?? column.pin;
    const isHidden = hidden ? hidden.includes(column.id) : column.isHidden;
    if (pin === column.pin && Boolean(isHidden) === Boolean(column.isHidden)) return column;
    const { pin: _, ...rest } = column;
    return { ...rest, isHidden, ...(pin && pin !== 'none' ? { pin } : {}) } as C;
  });
}

/** The ids with one taken out and put before another, or last. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  if (id === before) return [...ids];
  const rest = ids.filter((other) => other !== id);
  const at = before === null ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** The neighbour at an edge that a column can change places with: shown, and pinned alike. */
export function neighbour<Row>(columns: readonly Column<Row>[], id: string, step: -1 | 1) {
  const column = columns.find((other) => other.id === id);
  const peers = columns.filter(({ isHidden, pin }) => !isHidden && pin === column?.pin);
  return peers[peers.findIndex((other) => other.id === id) + step];
}

/** The least and the most that somebody can make a column. */
export const widthRange = { min: 48, max: 960 } as const;

/** A width that may be. */
export const fitting = <Row>(width: number, column: Column<Row>) => {
  const min = Math.min(widthRange.min, least(column));
  return Math.round(Math.min(widthRange.max, Math.max(min, width)));
};
