import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a box has more than it shows, so that the keyboard needs a way to scroll it. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() =>
      setOver(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return isOver;
}
