import type { Rate } from '../../rates.ts';

/** A rate limiter that counts by name. */
export interface Gcra {
  /**
   * Takes one turn. Returns null, or the seconds to wait for the next turn if there is none now.
   */
  take(name: string, rate: Rate): number | null;
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
    take: (name, { perSecond, burst }) => {
      const now = clock();
      if (rests.size >= cleanAt) forget(now);
      const step = 1_000 / perSecond;
      const rest = Math.max(rests.get(name) ?? 0, now) + step;
      const late = rest - now - burst * step;
      if (late > 1e-6) return Math.max(1, Math.ceil(late / 1_000));
      rests.set(name, rest);
      return null;
    },
    get size() {
      return rests.size;
    },
  };
}
