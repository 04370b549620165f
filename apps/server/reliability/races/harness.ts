/** Many concurrent attempts on the same few targets. */
export interface Race {
  tries: number;
  /** The number of concurrent attempts. */
  atOnce: number;
  /**
   * Makes one attempt; resolves to whether it succeeded by its response. Rejects on an unexpected
   * error.
   */
  attempt: (index: number) => Promise<boolean>;
  /** Returns how many attempts may succeed in total, and how many did by the stored data. */
  effects: () => Promise<{ legal: number; stored: number }>;
}

/** The result of a race. */
export interface RaceResult {
  tries: number;
  /** The number of attempts that succeeded by their responses. */
  succeeded: number;
  legal: number;
  stored: number;
  /** Effects beyond the legal ones, by the responses or by the stored data, whichever is worse. */
  doubled: number;
  /** Legal effects that didn't happen, or that were acknowledged but aren't stored. */
  lost: number;
  seconds: number;
}

const maxAway = 20;
/**
 * Problems after which nothing was done and a client retries: no connection, or a deadlock that
 * outlasted the server's own retries. Without a lock, inserts under an exclusion constraint can
 * deadlock with each other.
 */
const temporary = new Set<unknown>(['maintenance', '40P01']);

/** Retries as a client would if the database refused the attempt before anything was done. */
async function insist(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let times = 1; ; times++) {
    try {
      return await attempt();
    } catch (error) {
      const isTemporary = temporary.has((error as { code?: unknown }).code);
      if (!isTemporary || times === maxAway) throw error;
    }
  }
}

/**
 * Runs all attempts, a number of them concurrently, and compares their responses with the stored
 * data.
 */
export async function race({ tries, atOnce, attempt, effects }: Race): Promise<RaceResult> {
  const started = performance.now();
  let next = 0;
  let succeeded = 0;
  const run = async () => {
    while (next < tries) {
      const index = next++;
      if (await insist(() => attempt(index))) succeeded += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tries) }, run));
  const { legal, stored } = await effects();
  return {
    tries,
    succeeded,
    legal,
    stored,
    doubled: Math.max(succeeded - legal, stored - legal, 0),
    lost: Math.max(legal - succeeded, succeeded - stored, 0),
    seconds: (performance.now() - started) / 1000,
  };
}
