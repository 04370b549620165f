/** The time that work may take. */
export interface TimeBudget {
  /** The share of the time that all work may take, from 0 to 1. */
  share: number;
  /** The time that work may take before its share counts, in milliseconds. */
  burstMs: number;
}

/** Rests are shorter than this, so that one slow statement doesn't keep others waiting. */
const longestRestMs = 500;

/**
 * Returns a function that spends a time in milliseconds and returns how long to rest, so that all
 * work takes its share of the time. `clock` is monotonic, in milliseconds.
 */
export function createTimeBudget(
  { share, burstMs }: TimeBudget,
  clock: () => number = () => performance.now(),
): (tookMs: number) => number {
  /** The time that work may take now; negative after too much. */
  let left = burstMs;
  let leftAt = clock();
  return (tookMs) => {
    const now = clock();
    left = Math.min(burstMs, left + (now - leftAt) * share) - tookMs;
    leftAt = now;
    return left >= 0 ? 0 : Math.min(-left / share, longestRestMs);
  };
}
