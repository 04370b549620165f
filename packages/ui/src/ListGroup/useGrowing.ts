import { useCallback, useState, type RefCallback } from 'react';

/**
 * How many rows of a long list are drawn: `step` more each time that the element at its growing end
 * comes near. Another `list` begins anew.
 */
export function useGrowing(
  list: unknown,
  step: number,
): [count: number, end: RefCallback<HTMLElement>, growTo: (count: number) => void] {
  const [shown, setShown] = useState({ list, count: step });
  if (shown.list !== list) setShown({ list, count: step });
  const { count } = shown;
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const watch = new IntersectionObserver(
        ([entry]) =>
          entry?.isIntersecting && setShown((last) => ({ ...last, count: count + step })),
        { rootMargin: '400px' },
      );
      watch.observe(element);
      return () => watch.disconnect();
    },
    [count, step],
  );
  const growTo = (least: number) =>
    setShown((last) => (last.count < least ? { ...last, count: least } : last));
  return [count, end, growTo];
}
