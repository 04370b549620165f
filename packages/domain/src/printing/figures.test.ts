import { expect, test } from 'vitest';
import { currencyOf } from './figures.ts';

test.each([
  ['MYR', 'RM'],
  ['USD', '$'],
  ['EUR', 'EUR'],
  ['CHF', 'CHF'],
])('paper shows %s as %s, which every printer can print', (code, shown) =>
  expect(currencyOf(code)).toBe(shown),
);
