import { useLayoutEffect, useState, type RefObject } from 'react';

const guess = 48;

/**
 * Returns the height of a row in pixels, measured because it depends on the density, the text size
 * and the layout.
 */
export function useRowHeight(body: RefObject<HTMLElement | null>, isWindowed: boolean): number {
  const [height, setHeight] = useState(guess);
  useLayoutEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(':scope > tr:not([data-expanded])');
    if (!isWindowed || !row) return;
    const measure = () => setHeight(row.offsetHeight || guess);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [body, isWindowed]);
  return height;
}
