import type { Problem } from './problems.ts';

const shown = new WeakSet<Problem>();

/** Records that the app has already shown a problem, through its global error handling. */
export const markShown = (problem: Problem): void => void shown.add(problem);

/** Whether the app has already shown a problem, so that another toast would repeat it. */
export const isShown = (problem: unknown): boolean => shown.has(problem as Problem);
