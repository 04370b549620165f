import { Problem, type ProblemCode } from '@servery/api';
import type { Race } from './racesHarness.ts';

/** A few things that several want, made when the first of them comes and put away after the last. */
export interface Groups<Group> {
  tries: number;
  /** How many want each. */
  each: number;
  begin: (at: number) => Promise<Group>;
  attempt: (group: Group, index: number) => Promise<boolean>;
  /** How many may have had their way, and how many did by what is stored, after `told` were told that they had. */
  end: (group: Group, told: number) => Promise<{ legal: number; stored: number }>;
}

interface Open<Group> {
  group: Promise<Group>;
  told: number;
  left: number;
}

/** A race over many groups, of which only a few are there at a time. What one lost makes up for nothing that another doubled. */
export function inGroups<Group>({ tries, each, begin, attempt, end }: Groups<Group>): Race {
  const count = Math.ceil(tries / each);
  const open = new Map<number, Open<Group>>();
  const sum = { legal: 0, stored: 0 };
  return {
    tries: count * each,
    atOnce: 30,
    attempt: async (index) => {
      const at = Math.floor(index / each);
      const one = open.get(at) ?? { group: begin(at), told: 0, left: each };
      open.set(at, one);
      const group = await one.group;
      const isTold = await attempt(group, index % each);
      if (isTold) one.told += 1;
      one.left -= 1;
      if (one.left > 0) return isTold;
      open.delete(at);
      const { legal, stored } = await end(group, one.told);
      sum.legal += legal;
      sum.stored += legal + Math.abs(stored - legal) + Math.abs(one.told - legal);
      return isTold;
    },
    effects: async () => sum,
  };
}

/** Whether it was done; refused by one of these codes it was not. */
export async function isDone(run: Promise<unknown>, ...codes: ProblemCode[]): Promise<boolean> {
  try {
    await run;
    return true;
  } catch (error) {
    if (error instanceof Problem && codes.includes(error.code)) return false;
    throw error;
  }
}

/** At whose place they race. */
export const raceMerchant = 101;
