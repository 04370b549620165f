import { useLayoutEffect, useRef, useState } from 'react';
import { hiddenCrumbs } from './hiddenCrumbs.ts';

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/**
 * How many crumbs to hide. They are measured while all of them stand, before the first paint, and
 * again when the trail changes; later only the room is.
 */
export function useRoom(trail: string) {
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState({ trail: '', hidden: 0 });
  const isMeasured = measured.trail === trail;
  const widths = useRef<number[]>([]);
  const more = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const update = () => {
      const room = widthOf(element);
      // Where nothing is shown nothing has a width: the observer says when it is.
      if (room === 0) return;
      const [button, ...crumbs] = Array.from(element.children);
      if (!isMeasured && button) {
        more.current = widthOf(button);
        widths.current = crumbs.map(widthOf);
      }
      const hidden = hiddenCrumbs(widths.current, more.current, Math.ceil(room) + 1);
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
