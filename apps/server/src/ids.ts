import { randomInt } from 'node:crypto';

const epoch = Date.UTC(2024, 0, 1);
const perMillisecond = 4096;

/** The most processes that can generate ids for one database at a time. */
export const nodes = 128;

/**
 * Returns a generator of unique ids that grow with time and stay below 2^53 until 2093: the
 * milliseconds since 2024, a counter within each, and the number of this process.
 *
 * @default a random process number
 */
export function createIds(clock: () => number = Date.now, node = randomInt(nodes)): () => number {
  let last = 0;
  return () => {
    const slot = ((clock() - epoch) * perMillisecond) / nodes;
    last = Math.max(slot, last + 1);
    return last * nodes + node;
  };
}
