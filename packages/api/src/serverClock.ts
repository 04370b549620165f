/** The server's clock as a client knows it. */
export interface ServerClock {
  /** Milliseconds since 1970, as the server counts them. */
  now: () => number;
  /** Learns from the `Date` of an answer; true when this clock turned out to be wrong. */
  learn: (date: string | null) => boolean;
}

// A Date says no more than seconds, and takes a while to arrive.
const toleratedMs = 60_000;

/** A clock that follows the server's: `offset` is how far ahead that one was last time, `keep` is told what it is now. */
export function createServerClock(
  { offset = 0, keep = () => undefined }: { offset?: number; keep?: (offset: number) => void } = {},
  clock: () => number = Date.now,
): ServerClock {
  let ahead = offset;
  return {
    now: () => clock() + ahead,
    learn: (date) => {
      const told = Date.parse(date ?? '');
      if (Number.isNaN(told) || Math.abs(told - clock() - ahead) < toleratedMs) return false;
      ahead = told - clock();
      if (Math.abs(ahead) < toleratedMs) ahead = 0;
      keep(ahead);
      return true;
    },
  };
}
