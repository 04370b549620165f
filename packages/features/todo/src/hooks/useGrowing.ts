import { useEffect, useRef, useState, type RefObject } from 'react';

const step = 40;

/** How many rows of a list are drawn: more each time that the element after them comes near. */
export function useGrowing(list: unknown): [count: number, end: RefObject<HTMLDivElement | null>] {
  const end = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ list, count: step });
  if (shown.list !== list) setShown({ list, count: step });
  const { count } = shown;
  useEffect(() => {
    const { current } = end;
    if (!current) return;
    const watch = new IntersectionObserver(
      ([entry]) =>
        entry?.isIntersecting && setShown((last) => ({ ...last, count: last.count + step })),
      { rootMargin: '400px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [count]);
  return [count, end];
}
