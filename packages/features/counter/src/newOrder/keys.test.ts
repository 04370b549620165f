import { expect, test } from 'vitest';
import { isTypedKey, typedQuantity, withCode } from './keys.ts';

test('up to three digits are a quantity, everything else is a code', () => {
  expect(['', '3', '120', '0', '1200', 'NK06'].map(typedQuantity)).toEqual([1, 3, 120, 1, 1, 1]);
});

test('letters, digits and the signs of codes are collected, other keys aren’t', () => {
  expect(['4', 'n', '-', '/', ' ', 'Enter', 'ArrowUp'].map(isTypedKey)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('finds an item by its whole code in any case, and none without a code', () => {
  const items = [{ code: '' }, { code: 'NK06' }, { code: 'NK061' }];
  expect(withCode(items, 'nk06 ')).toBe(items[1]);
  expect(withCode(items, 'NK0')).toBeUndefined();
  expect(withCode(items, ' ')).toBeUndefined();
});
