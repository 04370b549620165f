import { expect, test } from 'vitest';
import { moveCard, placeOf, type BoardColumn } from './board.ts';

const columns: BoardColumn[] = [
  { id: 'new', title: 'New', cards: ['a', 'b', 'c'].map((id) => ({ id, label: id })) },
  { id: 'done', title: 'Done', cards: [] },
];
const ids = (board: readonly BoardColumn[]) =>
  board.map(({ cards }) => cards.map(({ id }) => id).join(''));

test('moveCard moves a card within a column and to another without losing one', () => {
  expect(ids(moveCard(columns, { card: 'a', to: 'new', index: 2 }))).toEqual(['bca', '']);
  expect(ids(moveCard(columns, { card: 'b', to: 'done', index: 0 }))).toEqual(['ac', 'b']);
});

test('moveCard returns the same board if the card or column is unknown', () => {
  expect(moveCard(columns, { card: 'x', to: 'done', index: 0 })).toBe(columns);
  expect(moveCard(columns, { card: 'a', to: 'nowhere', index: 0 })).toBe(columns);
});

test('moveCard returns the same board if the card stays in its position', () => {
  expect(moveCard(columns, { card: 'b', to: 'new', index: 1 })).toBe(columns);
});

test('placeOf returns the position of a card, or null', () => {
  expect(placeOf(columns, 'c')).toEqual({ card: 'c', to: 'new', index: 2 });
  expect(placeOf(columns, 'x')).toBeNull();
});
