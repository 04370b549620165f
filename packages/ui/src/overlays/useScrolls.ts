import { useLayoutEffect, useState, type RefObject } from 'react';

export interface ScrollsOptions {
  axis?: 'block' | 'inline';
  /** How many things it holds, where these stand in it one by one. */
  count?: number;
}

/** Whether a box has more than it shows, so that the keyboard needs a way to scroll it. */
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
