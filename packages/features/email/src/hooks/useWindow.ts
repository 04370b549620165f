import { useCallback, useState, type RefObject } from 'react';

/** Rows come and go by this many at once, as many of them beyond each edge: a slow wheel shows no seam, and not every step of it draws. */
const step = 4;
const guess = { first: 0, last: 16, height: 64 };

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
    // Measured when it changes; a step of the wheel asks for no layout.
    const known = { height: guess.height, seen: 0 };
    const look = () => {
      const { height } = known;
      const top = Math.floor(scroller.scrollTop / height / step);
      const end = Math.ceil((scroller.scrollTop + known.seen) / height / step);
      const [first, last] = [Math.max(0, (top - 1) * step), (end + 1) * step];
      setSeen((now) =>
        now.first === first && now.last === last && now.height === height
          ? now
          : { first, last, height },
      );
    };
    const observer = new ResizeObserver(() => {
      known.height = measure.getBoundingClientRect().height || guess.height;
      known.seen = scroller.clientHeight;
      look();
    });
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
