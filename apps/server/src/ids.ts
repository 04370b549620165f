import { randomInt } from 'node:crypto';

const epoch = Date.UTC(2024, 0, 1);
const perMillisecond = 4096;

/** How many processes can make ids for one database at a time. */
export const nodes = 128;

/**
 * Makes ids that grow with time, stay below 2^53 until 2093, and are not made twice: the
 * milliseconds since 2024, a count within each, and the number of this process, a random one unless told.
 */
export function createIds(clock: () => number = Date.now, node = randomInt(nodes)): () => number {
  let last = 0;
  return () => {
    const slot = ((clock() - epoch) * perMillisecond) / nodes;
    last = Math.max(slot, last + 1);
    return last * nodes + node;
  };
}
