import type { ReactNode } from 'react';

/** A card of a `SortableBoard`. */
export interface BoardCard {
  /** The unique id of the card on the board. */
  id: string;
  /** The name of the card, for announcements and its menu. */
  label: string;
  /** The content of the card. The label is shown if it's left out. */
  content?: ReactNode;
}

/** A column of a `SortableBoard`. */
export interface BoardColumn {
  /** The unique id of the column. */
  id: string;
  /** The heading of the column. */
  title: string;
  /** The cards, in order. */
  cards: readonly BoardCard[];
}

/** The move of a card. */
export interface Move {
  /** The id of the card. */
  card: string;
  /** The id of the column that the card moves to. */
  to: string;
  /** The 0-based position among the other cards of that column. */
  index: number;
}

/**
 * Returns the columns after a move, or the same array if the card or column doesn't exist or the
 * position is the same.
 */
export function moveCard(
  columns: readonly BoardColumn[],
  { card: id, to, index }: Move,
): readonly BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
  if (!card || !columns.some((column) => column.id === to)) return columns;
  const place = placeOf(columns, id);
  if (place?.to === to && place.index === index) return columns;
  return columns.map((column) => {
    const cards = column.cards.filter((each) => each.id !== id);
    return column.id === to
      ? { ...column, cards: cards.toSpliced(index, 0, card) }
      : { ...column, cards };
  });
}

/** Returns the current position of a card, or null if it isn't on the board. */
export function placeOf(columns: readonly BoardColumn[], id: string): Move | null {
  for (const column of columns) {
    const index = column.cards.findIndex((card) => card.id === id);
    if (index >= 0) return { card: id, to: column.id, index };
  }
  return null;
}
