import { useLayoutEffect, useState, type RefObject } from 'react';

export interface ScrollsOptions {
  axis?: 'block' | 'inline';
  /** The number of items, if they are direct children of the box. */
  count?: number;
}

/** Returns whether a box overflows, so that it has to be scrollable by keyboard. */
export function useScrolls(
  box: RefObject<HTMLElement | null>,
  { axis = 'block', count }: ScrollsOptions = {},
): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() =>
      setOver(
        axis === 'inline'
          ? element.scrollWidth > element.clientWidth + 1
          : element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box, axis, count]);
  return isOver;
}
