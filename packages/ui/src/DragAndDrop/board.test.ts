import { expect, test } from 'vitest';
import { moveCard, placeOf, type BoardColumn } from './board.ts';

const columns: BoardColumn[] = [
  { id: 'new', title: 'New', cards: ['a', 'b', 'c'].map((id) => ({ id, label: id })) },
  { id: 'done', title: 'Done', cards: [] },
];
const ids = (board: readonly BoardColumn[]) =>
  board.map(({ cards }) => cards.map(({ id }) => id).join(''));

test('moves within a column and to another, losing nobody', () => {
  expect(ids(moveCard(columns, { card: 'a', to: 'new', index: 2 }))).toEqual(['bca', '']);
  expect(ids(moveCard(columns, { card: 'b', to: 'done', index: 0 }))).toEqual(['ac', 'b']);
});

test('leaves the board alone where card or column is unknown', () => {
  expect(moveCard(columns, { card: 'x', to: 'done', index: 0 })).toBe(columns);
  expect(moveCard(columns, { card: 'a', to: 'nowhere', index: 0 })).toBe(columns);
});

test('leaves the board alone where a card stays in its place', () => {
  expect(moveCard(columns, { card: 'b', to: 'new', index: 1 })).toBe(columns);
});

test('knows where a card stands', () => {
  expect(placeOf(columns, 'c')).toEqual({ card: 'c', to: 'new', index: 2 });
  expect(placeOf(columns, 'x')).toBeNull();
});
