import { expect, test } from 'vitest';
import { countText } from './countText.ts';

test('counts up to the most it shows', () => {
  expect(countText(7, 99, 'en')).toBe('7');
  expect(countText(99, 99, 'en')).toBe('99');
  expect(countText(100, 99, 'en')).toBe('99+');
});

test('writes figures as the reader does', () => {
  expect(countText(7, 99, 'ar-EG')).toBe('٧');
  expect(countText(1200, 9999, 'de')).toBe('1.200');
});
