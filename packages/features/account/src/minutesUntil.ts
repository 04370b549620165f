import type { Problem } from '@servery/api';

/** Whole minutes until a locked door opens again, at least one. */
export function minutesUntil(problem: Problem): number {
  const { retry_after, until } = problem.matter.details ?? {};
  const seconds =
    typeof retry_after === 'number'
      ? retry_after
      : (Date.parse(typeof until === 'string' ? until : '') - Date.now()) / 1000;
  return Math.max(1, Math.ceil((seconds || 60) / 60));
}
