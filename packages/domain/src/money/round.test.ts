import { describe, expect, test } from 'vitest';
import { allocate, equalShares, shareOfUnits } from './allocate.ts';
import { multiplyDivide, round5, roundRate, withoutIncludedTax } from './round.ts';
import { sum } from './sen.ts';

describe('rounding', () => {
  test('rounds half away from zero for both signs', () => {
    expect([5, 15, 25, -5, -15, 4, -4].map((amount) => roundRate(amount, 1000))).toEqual([
      1, 2, 3, -1, -2, 0, 0,
    ]);
    expect([-42.13, -42.12].map((amount) => round5(Math.round(amount * 100)))).toEqual([
      -4215, -4210,
    ]);
  });

  test('multiplies before dividing, exactly beyond float precision', () => {
    expect(multiplyDivide(99_999_999_999, 99_999_999_999, 99_999_999_998)).toEqual([
      100_000_000_000, 1,
    ]);
    expect(roundRate(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991);
  });

  test('removes the tax included in a price', () => {
    expect(withoutIncludedTax(2970, 600)).toBe(2802);
    expect(withoutIncludedTax(2970, 0)).toBe(2970);
  });

  test('refuses fractions, inexact sums and division by zero', () => {
    expect(() => roundRate(0.5, 600)).toThrow('not integer sen');
    expect(() => round5(Number.NaN)).toThrow('not integer sen');
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow('not integer sen');
    expect(() => multiplyDivide(1, 1, 0)).toThrow('cannot divide');
    expect(() => roundRate(100, -1)).toThrow('negative');
  });
});

describe('shares', () => {
  test('go to the largest remainder, and among equals to the lowest index', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 2, 3])).toEqual([2, 3, 5]);
    expect(allocate(5, [0, 7, 0])).toEqual([0, 5, 0]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });

  test('refuse amounts that can’t be spread', () => {
    expect(() => allocate(5, [0, 0])).toThrow('nothing to spread');
    expect(() => allocate(-5, [1])).toThrow('negative');
    expect(() => allocate(5, [2, -1])).toThrow('negative');
    expect(() => equalShares(5, 0)).toThrow('cannot share by 0');
    expect(() => shareOfUnits(5, 3, 2)).toThrow('cannot take 3 of 2');
  });
});
