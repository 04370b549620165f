import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always does what the latest one does: for props of memoised parts. Not for use while rendering. */
export function useStable<Arguments extends unknown[], Result>(
  latest: (...input: Arguments) => Result,
): (...input: Arguments) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...input: Arguments) => ref.current(...input), []);
}
