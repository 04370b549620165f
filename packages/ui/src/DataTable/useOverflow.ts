import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the table is wider than its container. It scrolls sideways only then, because a
 * scrolling ancestor would keep its header from sticking to the page.
 */
export function useOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const observer = new ResizeObserver(() =>
      setOver(table.getBoundingClientRect().width > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller]);
  return isOver;
}
