import type { ReactNode } from 'react';

/** A card that can be moved. */
export interface BoardCard {
  id: string;
  /** What it is, in announcements and in its menu. */
  label: string;
  content?: ReactNode;
}

/** A column of cards, in their order. */
export interface BoardColumn {
  id: string;
  title: string;
  cards: readonly BoardCard[];
}

/** Where a card goes: into a column, at an index of the cards that remain there. */
export interface Move {
  card: string;
  to: string;
  index: number;
}

/** The columns after a move; the same columns where nothing moves: no such card or column, or its own place. */
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

/** Where a card stands now. */
export function placeOf(columns: readonly BoardColumn[], id: string): Move | null {
  for (const column of columns) {
    const index = column.cards.findIndex((card) => card.id === id);
    if (index >= 0) return { card: id, to: column.id, index };
  }
  return null;
}
