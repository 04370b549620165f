/** How often something may happen: `burst` times at once, `perSecond` times a second for ever. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Counts by name how often something happens. */
export interface Gcra {
  /** Takes one turn; answers null, or the seconds after which there is one again. */
  take(name: string, rate: Rate): number | null;
  /** How many names are remembered. */
  readonly size: number;
}

const forgetAbove = 20_000;

/**
 * The generic cell rate algorithm: one number for each name, the moment at which it would be at
 * rest. `clock` counts milliseconds and never goes back. Who is at rest is forgotten.
 */
export function createGcra(clock: () => number = () => performance.now()): Gcra {
  const rests = new Map<string, number>();
  let cleanAt = forgetAbove;

  const forget = (now: number) => {
    for (const [name, rest] of rests) if (rest <= now) rests.delete(name);
    // Where that did not help, everybody is at work: looking again at once would help nobody.
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
