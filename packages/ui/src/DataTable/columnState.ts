import { least, type Column, type Pin, type Widths } from './columns.ts';

/**
 * The arrangement of a table's columns, as plain data to store. Columns that aren't mentioned keep
 * their own settings.
 */
export interface ColumnState {
  /** The ids of the columns in order. */
  order?: readonly string[];
  /** The ids of the hidden columns. */
  hidden?: readonly string[];
  /** The chosen widths by id, in pixels at a text size of 16 pixels. */
  widths?: Widths;
  /** The edge that each column is pinned to, by id; `none` unpins a column. */
  pins?: Readonly<Record<string, Pin | 'none'>>;
}

/** Returns the columns in a given order. A column that isn't in it follows the one before it. */
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

/**
 * Returns the columns with the order, visibility and pins of a state. Widths are kept apart, so
 * that resizing doesn't render rows.
 */
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

/** Returns the ids with one moved before another, or to the end. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  if (id === before) return [...ids];
  const rest = ids.filter((other) => other !== id);
  const at = before === null ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Returns the neighbour that a column can swap with: visible, and pinned to the same edge. */
export function neighbour<Row>(columns: readonly Column<Row>[], id: string, step: -1 | 1) {
  const column = columns.find((other) => other.id === id);
  const peers = columns.filter(({ isHidden, pin }) => !isHidden && pin === column?.pin);
  return peers[peers.findIndex((other) => other.id === id) + step];
}

/** The minimum and maximum width that users can set. */
export const widthRange = { min: 48, max: 960 } as const;

/** Returns a width within the limits of a column. */
export const fitting = <Row>(width: number, column: Column<Row>) => {
  const min = Math.min(widthRange.min, least(column));
  return Math.round(Math.min(widthRange.max, Math.max(min, width)));
};
