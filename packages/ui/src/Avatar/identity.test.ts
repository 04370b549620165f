import { expect, test } from 'vitest';
import { initialsOf, toneOf } from './identity.ts';

test('initialsOf returns the first letters of the first and last word', () => {
  expect(initialsOf('Aisyah binti Rahman')).toBe('AR');
  expect(initialsOf('  chef ')).toBe('C');
  expect(initialsOf('')).toBe('');
  expect(initialsOf('😀 Bar')).toBe('😀B');
});

test('toneOf ignores case and surrounding spaces', () => {
  expect(toneOf('Aisyah binti Rahman')).toBe(toneOf(' aisyah BINTI rahman '));
});

test('toneOf distributes names over all tones', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(toneOf(name), (counts.get(toneOf(name)) ?? 0) + 1);
  expect(counts.size).toBe(5);
  expect(Math.min(...counts.values())).toBeGreaterThan(15);
});
