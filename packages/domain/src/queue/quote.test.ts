import { describe, expect, test } from 'vitest';
import { minutesPerParty, quoteMinutes, type Pace } from './quote.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const served = (...minutesAgo: readonly number[]): string[] =>
  minutesAgo.map((minutes) => new Date(now.getTime() - minutes * 60_000).toISOString());
const pace = (average_minutes: number, served_at: string[] = []): Pace => ({
  average_minutes,
  served_at,
  now,
});

describe('a quote', () => {
  test('is the average as long as nobody was served today', () => {
    expect(minutesPerParty(pace(8))).toBe(8);
    expect(quoteMinutes(0, pace(8))).toBe(10);
    expect(quoteMinutes(4, pace(8))).toBe(40);
  });

  test('comes nearer to what today shows with every party that is served', () => {
    const paces = [served(2, 0), served(4, 2, 0), served(16, 14, 12, 10, 8, 6, 4, 2, 0)].map(
      (served_at) => minutesPerParty(pace(10, served_at)),
    );
    expect(paces).toEqual([8, 34 / 5, 46 / 11]);
  });

  test('does not care in which order the served are told', () => {
    expect(minutesPerParty(pace(10, served(0, 4, 2)))).toBe(
      minutesPerParty(pace(10, served(4, 2, 0))),
    );
  });

  test('grows while nobody is served, and not before that is unusual', () => {
    expect(minutesPerParty(pace(10, served(4, 2, 1)))).toBe(
      minutesPerParty(pace(10, served(3, 1, 0))),
    );
    expect(minutesPerParty(pace(10, served(44, 42, 40)))).toBeGreaterThan(10);
  });
});
