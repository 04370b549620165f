import { useCallback, useState, type RefObject } from 'react';

/**
 * Rows are added and removed in steps of this size, with one step as overscan on both sides: slow
 * scrolling shows no gap, and not every scroll event re-renders.
 */
const step = 4;
const guess = { first: 0, last: 16, height: 64 };

/** The range of rendered rows of equal height, and that height in pixels. */
export interface SeenRows {
  first: number;
  last: number;
  height: number;
}

/** Observes a scroll container and its first child, which is as high as a row. */
export function useWindow(): [
  watch: (scroller: HTMLElement | null) => (() => void) | undefined,
  seen: SeenRows,
] {
  const [seen, setSeen] = useState<SeenRows>(guess);
  const watch = useCallback((scroller: HTMLElement | null) => {
    const measure = scroller?.firstElementChild;
    if (!scroller || !measure) return undefined;
    // Measured on resize only, so that scrolling causes no layout.
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

/** Scrolls until a row is fully visible. */
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
