import { useCallback, useState, type RefObject } from 'react';

/** Rows drawn beyond each edge, so that a slow wheel shows no seam. */
const beyond = 6;
const guess = { first: 0, last: 15, height: 64 };

/** Rows of one height in something that scrolls: which ones are seen, and how high each is. */
export interface SeenRows {
  first: number;
  last: number;
  height: number;
}

/** Watches what scrolls and the first thing in it, which is as high as a row. */
export function useWindow(): [
  watch: (scroller: HTMLElement | null) => (() => void) | undefined,
  seen: SeenRows,
] {
  const [seen, setSeen] = useState<SeenRows>(guess);
  const watch = useCallback((scroller: HTMLElement | null) => {
    const measure = scroller?.firstElementChild;
    if (!scroller || !measure) return undefined;
    const look = () => {
      const height = measure.getBoundingClientRect().height || guess.height;
      const top = scroller.scrollTop / height;
      const first = Math.max(0, Math.floor(top) - beyond);
      const last = Math.ceil(top + scroller.clientHeight / height) + beyond;
      setSeen((now) =>
        now.first === first && now.last === last && now.height === height
          ? now
          : { first, last, height },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    observer.observe(measure);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  return [watch, seen];
}

/** Scrolls so that a row is seen whole. */
export function reveal(
  { current }: RefObject<HTMLElement | null>,
  row: number,
  height: number,
): void {
  if (!current) return;
  const top = row * height;
  if (top < current.scrollTop) current.scrollTop = top;
  else if (top + height > current.scrollTop + current.clientHeight)
    current.scrollTop = top + height - current.clientHeight;
}
