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

describe('wait quote', () => {
  test('uses the configured average until parties have been served today', () => {
    expect(minutesPerParty(pace(8))).toBe(8);
    expect(quoteMinutes(0, pace(8))).toBe(10);
    expect(quoteMinutes(4, pace(8))).toBe(40);
  });

  test('approaches today’s pace with every served party', () => {
    const paces = [served(2, 0), served(4, 2, 0), served(16, 14, 12, 10, 8, 6, 4, 2, 0)].map(
      (served_at) => minutesPerParty(pace(10, served_at)),
    );
    expect(paces).toEqual([8, 34 / 5, 46 / 11]);
  });

  test('is independent of the order of the served times', () => {
    expect(minutesPerParty(pace(10, served(0, 4, 2)))).toBe(
      minutesPerParty(pace(10, served(4, 2, 0))),
    );
  });

  test('grows once the time since the last served party exceeds the mean', () => {
    expect(minutesPerParty(pace(10, served(4, 2, 1)))).toBe(
      minutesPerParty(pace(10, served(3, 1, 0))),
    );
    expect(minutesPerParty(pace(10, served(44, 42, 40)))).toBeGreaterThan(10);
  });
});
