import { expect, test } from 'vitest';
import { setRange, toggleAll, toggleKey } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const list = (selected: Set<string>) => [...selected].sort().join('');

test('toggleKey selects and deselects a row', () => {
  expect(list(toggleKey(toggleKey(new Set(['a']), 'b'), 'a'))).toBe('b');
});

test('setRange works in both directions and keeps the rest of the selection', () => {
  expect(list(setRange(new Set(['a']), keys, 4, 2, true))).toBe('acde');
  expect(list(setRange(new Set(keys), keys, 1, 3, false))).toBe('ae');
});

test('toggleAll selects all rows of the page, then none, and keeps rows of other pages', () => {
  const all = toggleAll(new Set(['b', 'elsewhere']), keys);
  expect(all.size).toBe(6);
  expect(list(toggleAll(all, keys))).toBe('elsewhere');
});
