import { expect, test } from 'vitest';
import { amountOf } from './index.ts';

test.each([
  ['54.69', 'MYR', 5469],
  ['54,69', 'MYR', 5469],
  ['RM 54.69', 'MYR', 5469],
  ['rm54.69', 'MYR', 5469],
  ['54,69 €', 'EUR', 5469],
  ['1,234.50', 'MYR', 123_450],
  ['1.234,50', 'EUR', 123_450],
  ['1 234,50', 'EUR', 123_450],
  ['RM 54', 'MYR', 5400],
  ['٥٤٫٦٩', 'MYR', 5469],
  ['5469', 'JPY', 5469],
  ['¥5,469', 'JPY', 5469],
  ['1.250', 'KWD', 1250],
])('%s of %s is %i', (search, currency, sen) => {
  expect(amountOf(search, currency)).toBe(sen);
});

test.each(['54', '5469', 'D012', 'A4', '54.6', '54.690', '012-345 6789', 'Roti 1.50', '-1.50', ''])(
  '“%s” is no amount of MYR',
  (search) => {
    expect(amountOf(search, 'MYR')).toBeNull();
  },
);
