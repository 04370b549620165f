import { expect, test } from 'vitest';
import { currencyOf } from './figures.ts';

test.each([
  ['MYR', 'RM'],
  ['USD', '$'],
  ['EUR', 'EUR'],
  ['CHF', 'CHF'],
])('paper shows %s as %s in ASCII', (code, shown) => expect(currencyOf(code)).toBe(shown));
