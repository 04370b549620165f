import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountKeys, typeAmount, type AmountKey } from './typeAmount.ts';

const type = (...keys: AmountKey[]) =>
  keys.reduce<number | null>((amount, key) => typeAmount(amount, key), null);

test('digits enter from the right', () => {
  expect(type('1', '0', '5', '0')).toBe(1_050);
  expect(type('2', '1', '00')).toBe(2_100);
  expect(type('0', '00')).toBeNull();
  expect(type('2', '1', 'erase', 'erase')).toBeNull();
});

test('typing the digits of an amount gives the amount, and erasing them gives none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
      const digits = [...String(amount)] as AmountKey[];
      expect(type(...digits)).toBe(amount);
      expect(type(...digits, ...digits.map(() => 'erase' as const))).toBeNull();
    }),
  );
});

test('any keys give no amount or a positive one within the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...amountKeys), { maxLength: 30 }), (keys) => {
      const amount = type(...keys);
      expect(amount === null || (amount > 0 && amount <= 99_999_999)).toBe(true);
      expect(Number.isInteger(amount ?? 0)).toBe(true);
    }),
  );
});
