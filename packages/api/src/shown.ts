import type { Problem } from './problems.ts';

const shown = new WeakSet<Problem>();

/** Remembers that the app has shown a problem itself, by the error catalogue. */
export const markShown = (problem: Problem): void => void shown.add(problem);

/** Whether the app has shown a problem itself, so that another toast would say it twice. */
export const isShown = (problem: unknown): boolean => shown.has(problem as Problem);
