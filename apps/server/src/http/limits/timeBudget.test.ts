import { expect, test } from 'vitest';
import { createTimeBudget } from './timeBudget.ts';

const started = (share: number, burstMs: number) => {
  let now = 0;
  const spend = createTimeBudget({ share, burstMs }, () => now);
  return { spend, pass: (ms: number) => (now += ms) };
};

test('asks for no rest during a burst, then for as much as the share leaves', () => {
  const { spend } = started(0.25, 50);
  expect(spend(50)).toBe(0);
  expect(spend(20)).toBe(80);
});

test('counts a rest as time that has passed', () => {
  const { spend, pass } = started(0.25, 0);
  expect(spend(20)).toBe(80);
  pass(80);
  expect(spend(10)).toBe(40);
});

test('saves no more than a burst while nothing runs', () => {
  const { spend, pass } = started(0.5, 30);
  pass(60_000);
  expect(spend(40)).toBe(20);
});

test('asks for half a second at most', () => {
  expect(started(0.05, 0).spend(10_000)).toBe(500);
});
