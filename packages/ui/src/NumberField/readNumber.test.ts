import { expect, test } from 'vitest';
import { clampToStep, readNumber } from './readNumber.ts';

test.each([
  ['', null],
  ['12', 12],
  ['-3', -3],
  ['−3', -3],
  ['1,5', 1.5],
  ['.5', 0.5],
  ['-', undefined],
  ['1.2.3', undefined],
  ['ten', undefined],
])('reads %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('adds decimal steps without crumbs', () => {
  expect(clampToStep(0.1 + 0.2, 0.1, 0, 1)).toBe(0.3);
});

test('stays inside its bounds', () => {
  expect(clampToStep(11, 1, 0, 10)).toBe(10);
  expect(clampToStep(-1, 1, 0, 10)).toBe(0);
});
