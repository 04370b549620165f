import { expect, test } from 'vitest';
import { moveBeside, moveItem } from './list.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('moveItem moves an item up and down, but not beyond the ends', () => {
  expect(ids(moveItem(items, { item: 'a', index: 1 }))).toBe('bac');
  expect(ids(moveItem(items, { item: 'c', index: 0 }))).toBe('cab');
  expect(ids(moveItem(items, { item: 'a', index: 9 }))).toBe('bca');
  expect(ids(moveItem(items, { item: 'b', index: -1 }))).toBe('bac');
});

test('moveItem returns the same list if nothing moves', () => {
  expect(moveItem(items, { item: 'b', index: 1 })).toBe(items);
  expect(moveItem(items, { item: 'x', index: 0 })).toBe(items);
  expect(moveItem(items, { item: 'c', index: 5 })).toBe(items);
});

test('moveBeside moves an item before or after another', () => {
  expect(ids(moveItem(items, moveBeside(items, 'a', 'c', 'before')))).toBe('bac');
  expect(ids(moveItem(items, moveBeside(items, 'a', 'c', 'after')))).toBe('bca');
  expect(ids(moveItem(items, moveBeside(items, 'c', 'a', 'after')))).toBe('acb');
  expect(moveItem(items, moveBeside(items, 'a', 'b', 'before'))).toBe(items);
});
