import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-more` on a sideways scrolling row of `count` items, with the ends at which items are
 * hidden.
 */
export function useEdges(row: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      // In right-to-left layouts, `scrollLeft` runs from 0 to negative.
      const passed = Math.abs(element.scrollLeft);
      const ends = [passed > 1 && 'start', passed < hidden - 1 && 'end'].filter(Boolean);
      if (ends.length > 0) element.dataset['more'] = ends.join(' ');
      else delete element.dataset['more'];
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row, count]);
}
