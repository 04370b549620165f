import { Problem, type ProblemCode } from '@servery/api';
import type { Race } from './harness.ts';

/**
 * Targets that several attempts share; each is created before its first attempt and removed after
 * its last.
 */
export interface Groups<Group> {
  tries: number;
  /** The number of attempts per target. */
  each: number;
  begin: (at: number) => Promise<Group>;
  attempt: (group: Group, index: number) => Promise<boolean>;
  /**
   * Returns how many attempts may succeed, and how many did by the stored data, after `succeeded` of
   * them succeeded by their responses.
   */
  end: (group: Group, succeeded: number) => Promise<{ legal: number; stored: number }>;
}

interface Open<Group> {
  group: Promise<Group>;
  succeeded: number;
  left: number;
}

/**
 * Returns a race over many targets, of which only a few exist at the same time. A lost effect of
 * one target doesn't offset a doubled one of another.
 */
export function inGroups<Group>({ tries, each, begin, attempt, end }: Groups<Group>): Race {
  const count = Math.ceil(tries / each);
  const open = new Map<number, Open<Group>>();
  const sum = { legal: 0, stored: 0 };
  return {
    tries: count * each,
    atOnce: 30,
    attempt: async (index) => {
      const at = Math.floor(index / each);
      const one = open.get(at) ?? { group: begin(at), succeeded: 0, left: each };
      open.set(at, one);
      const group = await one.group;
      const hasSucceeded = await attempt(group, index % each);
      if (hasSucceeded) one.succeeded += 1;
      one.left -= 1;
      if (one.left > 0) return hasSucceeded;
      open.delete(at);
      const { legal, stored } = await end(group, one.succeeded);
      sum.legal += legal;
      sum.stored += legal + Math.abs(stored - legal) + Math.abs(one.succeeded - legal);
      return hasSucceeded;
    },
    effects: async () => sum,
  };
}

/** Resolves to true after success, and to false if refused with one of these codes. */
export async function isDone(run: Promise<unknown>, ...codes: ProblemCode[]): Promise<boolean> {
  try {
    await run;
    return true;
  } catch (error) {
    if (error instanceof Problem && codes.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Returns a function that waits for the groups before, for groups that share more than their target.
 * It resolves to the function that lets the next one begin.
 */
export function turns(): () => Promise<() => void> {
  let turn = Promise.resolve();
  return async () => {
    const before = turn;
    let end = () => {};
    turn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
}

/** The merchant of the races. */
export const raceMerchant = 101;
