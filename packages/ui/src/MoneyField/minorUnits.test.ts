import { expect, test } from 'vitest';
import { readMinor, writeMinor } from './minorUnits.ts';

test.each([
  ['', null],
  ['12.90', 1290],
  ['12.9', 1290],
  ['12', 1200],
  ['.5', 50],
  ['12,90', 1290],
  ['1,234.50', 123450],
  ['1,234', 123400],
  ['1 234.50', 123450],
  ['-4.05', -405],
  ['−4.05', -405],
  ['٤٫٥', 450],
  ['0.29', 29],
  ['12.905', undefined],
  ['.', undefined],
  ['RM 5', undefined],
  ['99999999999999999', undefined],
])('reads %j as %j', (text, minor) => {
  expect(readMinor(text)).toBe(minor);
});

test.each([
  [1290, '12.90'],
  [5, '0.05'],
  [0, '0.00'],
  [-405, '-4.05'],
])('writes %i as %s', (minor, text) => {
  expect(writeMinor(minor)).toBe(text);
});

test('a currency without minor units stays whole', () => {
  expect(readMinor('500', 0)).toBe(500);
  expect(readMinor('500.5', 0)).toBeUndefined();
  expect(writeMinor(500, 0)).toBe('500');
});

test('whatever is written is read back', () => {
  for (let minor = -1200; minor <= 1200; minor += 7)
    expect(readMinor(writeMinor(minor))).toBe(minor);
});
