import { useCallback, useState, type RefCallback } from 'react';

/**
 * Returns the number of rows of a long list to render, the ref of the element at its end, and a
 * function that shows at least a number of rows. The number grows by `step` when the end comes
 * near, and starts again with another `list`.
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
