import { describe, expect, test } from 'vitest';
import { minutesPerParty, quoteMinutes, type Pace, type Stay } from './quote.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
/** Returns a party by the minutes since it joined and, unless it's still in the queue, left. */
const stay = (joined: number, ended: number | null = null, is_served = true): Stay => ({
  joined_at: ago(joined),
  ended_at: ended === null ? null : ago(ended),
  is_served: ended !== null && is_served,
});
/** Returns parties that were served, while others were always waiting. */
const served = (...minutesAgo: readonly number[]): Stay[] => [
  stay(500),
  ...minutesAgo.map((minutes) => stay(500, minutes)),
];
const pace = (average_minutes: number, stays: Stay[] = []): Pace => ({
  average_minutes,
  stays,
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
      (stays) => minutesPerParty(pace(10, stays)),
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

  test('does not count the time in which nobody waited', () => {
    const lunch = Array.from({ length: 9 }, (_, i) => stay(230 - i * 5, 220 - i * 5));
    expect(quoteMinutes(0, pace(5, lunch))).toBe(5);
    // A party that joins after three quiet hours has waited for four minutes.
    expect(minutesPerParty(pace(5, [...lunch, stay(4)]))).toBe(5);
    // It has waited for half an hour: the queue is slow.
    expect(minutesPerParty(pace(5, [...lunch, stay(30)]))).toBe((3 * 5 + 8 * 5 + 30) / 12);
    // So it is after half an hour in which someone waited and left.
    expect(minutesPerParty(pace(5, [...lunch, stay(90, 60, false)]))).toBe(
      (3 * 5 + 8 * 5 + 30) / 12,
    );
  });
});
