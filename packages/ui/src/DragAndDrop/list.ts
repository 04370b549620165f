import type { ReactNode } from 'react';

/** A row of a `SortableList`. */
export interface SortableItem {
  /** The unique id of the row. */
  id: string;
  /** The name of the row, for announcements and its handle. */
  label: string;
  /** The content of the row. The label is shown if it's left out. */
  content?: ReactNode;
  /**
   * Whether the row can't be moved itself. Other rows can pass it.
   * @default false
   */
  isDisabled?: boolean;
}

/** The move of a row. */
export interface ListMove {
  /** The id of the row. */
  item: string;
  /** The 0-based position in the resulting list. */
  index: number;
}

/**
 * Returns the list after a move, which is clamped to its ends, or the same array if nothing moves.
 */
export function moveItem<Item extends SortableItem>(
  items: readonly Item[],
  { item: id, index }: ListMove,
): readonly Item[] {
  const from = items.findIndex((each) => each.id === id);
  const item = items[from];
  const to = Math.min(items.length - 1, Math.max(0, index));
  if (!item || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Returns the move that puts a row before or after another. */
export function moveBeside(
  items: readonly SortableItem[],
  item: string,
  beside: string,
  edge: 'before' | 'after',
): ListMove {
  const at = items.filter(({ id }) => id !== item).findIndex(({ id }) => id === beside);
  return { item, index: at + (edge === 'after' ? 1 : 0) };
}
