/** Many who want the same few things at once. */
export interface Race {
  tries: number;
  /** How many are under way at a time. */
  atOnce: number;
  /** Tries once; answers whether it was told that it had its way. Rejects on what should not happen. */
  attempt: (index: number) => Promise<boolean>;
  /** How many may have their way in all, and how many did by what is stored. */
  effects: () => Promise<{ legal: number; stored: number }>;
}

/** What came of a race. */
export interface RaceResult {
  tries: number;
  /** How many were told that they had their way. */
  told: number;
  legal: number;
  stored: number;
  /** Effects beyond the legal ones, by what was told or by what is stored, whichever is worse. */
  doubled: number;
  /** Legal effects that did not happen, or were told and are not stored. */
  lost: number;
  seconds: number;
}

const mostAway = 20;

/** Tries again where the database turned it away before anything was done, as a client would. */
async function insist(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let times = 1; ; times++) {
    try {
      return await attempt();
    } catch (error) {
      const isAway = (error as { code?: unknown }).code === 'maintenance';
      if (!isAway || times === mostAway) throw error;
    }
  }
}

/** Lets every try loose, so many at once, and counts what they were told beside what is stored. */
export async function race({ tries, atOnce, attempt, effects }: Race): Promise<RaceResult> {
  const started = performance.now();
  let next = 0;
  let told = 0;
  const run = async () => {
    while (next < tries) {
      const index = next++;
      if (await insist(() => attempt(index))) told += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tries) }, run));
  const { legal, stored } = await effects();
  return {
    tries,
    told,
    legal,
    stored,
    doubled: Math.max(told - legal, stored - legal, 0),
    lost: Math.max(legal - told, told - stored, 0),
    seconds: (performance.now() - started) / 1000,
  };
}
