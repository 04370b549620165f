import { expect, test } from 'vitest';
import { paymentFee } from './paymentFee.ts';
import { sum } from './sen.ts';

test('rounds the fee of a payment half away from zero', () => {
  // Vectors S1 and S2 of the specification.
  expect(paymentFee(3109, { rate: 80, fixed: 0 })).toBe(25);
  expect(paymentFee(108_15, { rate: 250, fixed: 50 })).toBe(320);
  expect(paymentFee(150, { rate: 100, fixed: 0 })).toBe(2);
});

test('rounds per payment, not on the sum of the payments', () => {
  // Vector S5: 100 payments of 3.50 at 0.80 %.
  const amounts = Array.from({ length: 100 }, () => 350);
  const terms = { rate: 80, fixed: 0 };
  expect(sum(amounts.map((amount) => paymentFee(amount, terms)))).toBe(300);
  expect(paymentFee(sum(amounts), terms)).toBe(280);
});

test('is only the fixed amount without a rate', () => {
  expect(paymentFee(10_00, { rate: 0, fixed: 60 })).toBe(60);
  expect(paymentFee(0, { rate: 80, fixed: 0 })).toBe(0);
});
