const epoch = Date.UTC(2024, 0, 1);
const perMillisecond = 4096;

/** Makes ids that grow with time and stay below 2^53: the milliseconds since 2024, times 4096, and a count from `offset` on. */
export function idClock(offset = 0): (now: Date) => number {
  let last = 0;
  return (now) => {
    last = Math.max((now.getTime() - epoch) * perMillisecond + offset, last + 1);
    return last;
  };
}
