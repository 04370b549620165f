/** The server's clock, as estimated by a client. */
export interface ServerClock {
  /** Returns the server's time in milliseconds since 1970. */
  now: () => number;
  /** Corrects the clock by the `Date` header of a response. Returns whether the clock was wrong. */
  learn: (date: string | null) => boolean;
}

// A Date header is only accurate to the second, and takes time to arrive.
const toleratedMs = 60_000;

/**
 * Creates a clock that follows the server's. `offset` is the last known lead of the server's clock,
 * in milliseconds. `onOffset` is called with each new one.
 */
export function createServerClock(
  {
    offset = 0,
    onOffset = () => undefined,
  }: { offset?: number; onOffset?: (offset: number) => void } = {},
  clock: () => number = Date.now,
): ServerClock {
  let ahead = offset;
  return {
    now: () => clock() + ahead,
    learn: (date) => {
      const received = Date.parse(date ?? '');
      if (Number.isNaN(received) || Math.abs(received - clock() - ahead) < toleratedMs)
        return false;
      ahead = received - clock();
      if (Math.abs(ahead) < toleratedMs) ahead = 0;
      onOffset(ahead);
      return true;
    },
  };
}
