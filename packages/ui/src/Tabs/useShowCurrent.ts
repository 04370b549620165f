import { useLayoutEffect, type RefObject } from 'react';

/**
 * Scrolls a sideways scrolling row to its current link if the link is hidden, whenever `current`
 * changes. `scrollIntoView` would scroll the page too.
 */
export function useShowCurrent(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link || current === undefined) return;
    const [inner, outer] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    // In the middle, away from the faded ends.
    row.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [row, current]);
}
