import { randomInt, randomUUID } from 'node:crypto';
import { holdDuty } from './duty.ts';
import { nodes } from './ids.ts';
import type { Db } from './sql.ts';

const leaseMs = 10 * 60_000;
const renewMs = 60_000;

/** A number that no other node of this database makes ids with. */
export interface NodeNumber {
  number: number;
  /** Lets another node have it. */
  release(): Promise<void>;
}

/**
 * Takes a number for a node, held while it lives and for ten minutes after. Two nodes with one
 * number would make the same ids in the same millisecond. Where all are taken, as after a hundred
 * crashes in a row, any will do: those who had it are hardly all alive.
 */
export async function takeNodeNumber(
  database: Db,
  now: () => Date = () => new Date(),
): Promise<NodeNumber> {
  const holder = randomUUID();
  const hold = (number: number, ms = leaseMs) =>
    holdDuty(database, { name: `node ${number}`, holder, ms }, now());
  const first = randomInt(nodes);
  let number = first;
  for (let i = 0; i < nodes; i += 1) {
    const tried = (first + i) % nodes;
    if (!(await hold(tried))) continue;
    number = tried;
    break;
  }
  const timer = setInterval(() => void hold(number).catch(() => undefined), renewMs);
  timer.unref();
  return {
    number,
    release: async () => {
      clearInterval(timer);
      await hold(number, -1).catch(() => undefined);
    },
  };
}
