import type { ReactNode } from 'react';

/** A row that can be moved. */
export interface SortableItem {
  id: string;
  /** What it is, in announcements and on its handle. */
  label: string;
  /** What the row shows; its label unless told. */
  content?: ReactNode;
  /** It cannot be moved itself; others pass it. */
  isDisabled?: boolean;
}

/** Where a row goes: to an index of the list as it is then. */
export interface ListMove {
  item: string;
  index: number;
}

/** The list after a move, never beyond its ends; the same list where nothing moves. */
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

/** The move that puts one row before or after another. */
export function moveBeside(
  items: readonly SortableItem[],
  item: string,
  beside: string,
  edge: 'before' | 'after',
): ListMove {
  const at = items.filter(({ id }) => id !== item).findIndex(({ id }) => id === beside);
  return { item, index: at + (edge === 'after' ? 1 : 0) };
}
