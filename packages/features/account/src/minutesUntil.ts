import type { Problem } from '@servery/api';

/** Returns the milliseconds until a lock ends; a minute if the problem has no time. */
export function msUntil(problem: Problem): number {
  const lock = problem.code === 'locked' ? problem.matter.details : undefined;
  if (lock?.retry_after !== undefined) return lock.retry_after * 1000;
  return Date.parse(lock?.until ?? '') - Date.now() || 60_000;
}

/** Returns the whole minutes until a lock ends, at least 1. */
export const minutesUntil = (problem: Problem): number =>
  Math.max(1, Math.ceil(msUntil(problem) / 60_000));
