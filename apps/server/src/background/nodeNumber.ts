import { randomInt, randomUUID } from 'node:crypto';
import { holdDuty } from './holdDuty.ts';
import { nodes } from '../ids.ts';
import type { Db } from '../storage/sql.ts';

const leaseMs = 10 * 60_000;
const renewMs = 60_000;

/** A number that is part of new ids and that no other node of this database uses. */
export interface NodeNumber {
  number: number;
  /** Frees the number for another node. */
  release(): Promise<void>;
}

/**
 * Acquires a node number, which is held while the node runs and for 10 minutes after. Two nodes
 * with the same number would make equal ids in the same millisecond. If all numbers are taken, as
 * after a hundred crashes in a row, any number is used: most of their holders no longer run.
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
