import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns whether a table is wider than its frame, measured before paint, so that it takes focus
 * only if it scrolls.
 */
export function useWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return isWide;
}
