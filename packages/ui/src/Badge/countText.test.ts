import { expect, test } from 'vitest';
import { countText } from './countText.ts';

test('countText shows numbers up to the maximum, then 99+', () => {
  expect(countText(7, 99, 'en')).toBe('7');
  expect(countText(99, 99, 'en')).toBe('99');
  expect(countText(100, 99, 'en')).toBe('99+');
});

test('countText uses the digits of the locale', () => {
  expect(countText(7, 99, 'ar-EG')).toBe('٧');
  expect(countText(1200, 9999, 'de')).toBe('1.200');
});
