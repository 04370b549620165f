import { expect, test } from 'vitest';
import { setRange, toggleAll, toggleKey } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const list = (selected: Set<string>) => [...selected].sort().join('');

test('one row is turned on and off again', () => {
  expect(list(toggleKey(toggleKey(new Set(['a']), 'b'), 'a'))).toBe('b');
});

test('a range works in both directions and keeps what else was chosen', () => {
  expect(list(setRange(new Set(['a']), keys, 4, 2, true))).toBe('acde');
  expect(list(setRange(new Set(keys), keys, 1, 3, false))).toBe('ae');
});

test('select all completes a part, then clears; rows of other pages stay', () => {
  const all = toggleAll(new Set(['b', 'elsewhere']), keys);
  expect(all.size).toBe(6);
  expect(list(toggleAll(all, keys))).toBe('elsewhere');
});
