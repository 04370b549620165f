import type { Rate } from '../../rates.ts';

/** A rate limiter that counts by name. */
export interface Gcra {
  /**
   * Takes a number of turns at once, at most a burst. Returns null, or the seconds to wait for them
   * if there are too few now.
   */
  take(name: string, rate: Rate, turns?: number): number | null;
  /** Whether a name has no turn now. */
  isUsedUp(name: string, rate: Rate): boolean;
  /** The number of names in memory. */
  readonly size: number;
}

const forgetAbove = 20_000;

/**
 * Implements the generic cell rate algorithm: for each name it stores only the time at which the
 * name's budget is full again. `clock` is monotonic, in milliseconds. Names with a full budget are
 * forgotten.
 */
export function createGcra(clock: () => number = () => performance.now()): Gcra {
  const rests = new Map<string, number>();
  let cleanAt = forgetAbove;

  const forget = (now: number) => {
    for (const [name, rest] of rests) if (rest <= now) rests.delete(name);
    // If that freed little, most names are active: checking again soon would free nothing either.
    cleanAt = Math.max(forgetAbove, rests.size * 2);
  };

  return {
    take: (name, { perSecond, burst }, turns = 1) => {
      const now = clock();
      if (rests.size >= cleanAt) forget(now);
      const step = 1_000 / perSecond;
      const rest = Math.max(rests.get(name) ?? 0, now) + step * Math.min(turns, burst);
      const late = rest - now - burst * step;
      if (late > 1e-6) return Math.max(1, Math.ceil(late / 1_000));
      rests.set(name, rest);
      return null;
    },
    isUsedUp: (name, { perSecond, burst }) =>
      (rests.get(name) ?? 0) - clock() > ((burst - 1) * 1_000) / perSecond,
    get size() {
      return rests.size;
    },
  };
}
