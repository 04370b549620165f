import { useEffect, useRef, useState, type RefObject } from 'react';

/** How many rows of a list are drawn: more each time that the element at its growing end comes near. */
export function useGrowing<End extends HTMLElement = HTMLDivElement>(
  list: unknown,
  step: number,
): [count: number, end: RefObject<End | null>, growTo: (count: number) => void] {
  const end = useRef<End>(null);
  const [shown, setShown] = useState({ list, count: step });
  if (shown.list !== list) setShown({ list, count: step });
  const { count } = shown;
  useEffect(() => {
    const { current } = end;
    if (!current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) =>
        entry?.isIntersecting && setShown((last) => ({ ...last, count: last.count + step })),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [count, step]);
  const growTo = (least: number) =>
    setShown((last) => (last.count < least ? { ...last, count: least } : last));
  return [count, end, growTo];
}
