import { useRef } from 'react';

/**
 * Returns a function that runs an action once its earlier runs have ended, so that quick presses of
 * a button that adds something each count.
 */
export function useInTurn<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (...args) => {
    const next = last.current.then(() => run(...args));
    last.current = next.catch(() => undefined);
    return next;
  };
}
