const epoch = Date.UTC(2024, 0, 1);
const perMillisecond = 4096;

/**
 * Creates a generator of ids that increase with time and stay below 2^53: the milliseconds since
 * 2024, times 4096, plus a counter that starts at `offset`.
 */
export function idClock(offset = 0): (now: Date) => number {
  let last = 0;
  return (now) => {
    last = Math.max((now.getTime() - epoch) * perMillisecond + offset, last + 1);
    return last;
  };
}
