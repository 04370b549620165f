import { useLayoutEffect, useRef, useState } from 'react';
import { hiddenCrumbs } from './hiddenCrumbs.ts';

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/**
 * Returns the number of crumbs to hide, or null until they're measured. They're measured with all
 * of them rendered, before the first paint, and again when the trail changes; after that only the
 * available width is.
 */
export function useOverflow(trail: string) {
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState({ trail: '', hidden: 0 });
  const isMeasured = measured.trail === trail;
  const widths = useRef<number[]>([]);
  const more = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const available = widthOf(element);
      // An element that isn't displayed has no width. The observer fires once it's displayed.
      if (available === 0) return;
      const [button, ...crumbs] = Array.from(element.children);
      if (!isMeasured && button) {
        more.current = widthOf(button);
        widths.current = crumbs.map(widthOf);
      }
      const hidden = hiddenCrumbs(widths.current, more.current, Math.ceil(available) + 1);
      setMeasured((was) =>
        was.trail === trail && was.hidden === hidden ? was : { trail, hidden },
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [trail, isMeasured]);
  return { list, hidden: isMeasured ? measured.hidden : null };
}
