import { expect, test } from 'vitest';
import { minorDigitsOf, plainAmount } from './format.ts';

test.each([
  ['MYR', 150_000, '1500.00'],
  ['MYR', -5, '-0.05'],
  ['JPY', 1_200, '1200'],
  ['KWD', 1_500, '1.500'],
])('formats an amount of %s with the digits of its minor unit', (currency, amount, text) => {
  expect(plainAmount(amount, currency)).toBe(text);
  expect(Number(text) * 10 ** minorDigitsOf(currency)).toBe(amount);
});
