import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage.ts';

const rows = '{count, plural, =0 {No rows} one {# row} other {# rows}}';

test('formatMessage fills in names and formats numbers for the locale', () => {
  expect(formatMessage('Remove {name}', { name: 'Laksa' }, 'en')).toBe('Remove Laksa');
  expect(formatMessage('{from}–{to} of {total}', { from: 1, to: 10, total: 1234 }, 'en')).toBe(
    '1–10 of 1,234',
  );
  expect(formatMessage('{total}', { total: 1234.5 }, 'de')).toBe('1.234,5');
});

test.each([
  [0, 'No rows'],
  [1, '1 row'],
  [1200, '1,200 rows'],
])('formatMessage selects the plural of %i', (count, text) => {
  expect(formatMessage(rows, { count }, 'en')).toBe(text);
});

test('formatMessage uses the other plural if a text lacks the number’s own', () => {
  const text = '{count, plural, one {# ligne} other {# de lignes}}';
  expect(formatMessage(text, { count: 1_000_000 }, 'fr')).toMatch(/ de lignes$/);
});

test('formatMessage keeps a name unchanged, even if it looks like a placeholder', () => {
  expect(formatMessage('{name} of {count}', { name: '{count} $&', count: 2 }, 'en')).toBe(
    '{count} $& of 2',
  );
});

test.each([
  ['ms', '{count, plural, other {# baris}}', ['0 baris', '1 baris', '1,200 baris']],
  ['zh', '{count, plural, other {# 行}}', ['0 行', '1 行', '1,200 行']],
])('formatMessage has one plural in %s', (locale, text, all) => {
  expect([0, 1, 1200].map((count) => formatMessage(text, { count }, locale))).toEqual(all);
});

test('formatMessage selects the plurals of Arabic', () => {
  const text =
    '{count, plural, zero {صفر} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {#}}';
  const formatted = [0, 1, 2, 3, 11, 100].map((count) => formatMessage(text, { count }, 'ar-MA'));
  expect(formatted).toEqual(['صفر', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100']);
});
