import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest one, for props of memoised
 * components. Don't call it while rendering.
 */
export function useStable<Arguments extends unknown[], Result>(
  latest: (...input: Arguments) => Result,
): (...input: Arguments) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...input: Arguments) => ref.current(...input), []);
}
