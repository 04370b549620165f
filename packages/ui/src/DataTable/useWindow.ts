import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Extents } from './extents.ts';
import { assignSlots } from './slots.ts';

/** Rows rendered beyond each edge, so that a slow wheel shows no seam. */
const overscan = 6;

/** What is taken to be in view until it can be measured: rather too few than too many. */
const guess = '0 14';

export interface WindowedRow {
  index: number;
  slot: number;
}

/** The first and the last row in view, as one string: it changes only when rows do. */
function inView(scroller: HTMLElement | null, { indexAt }: Extents): string {
  if (!scroller) return guess;
  const { scrollTop, clientHeight } = scroller;
  return `${indexAt(scrollTop)} ${indexAt(scrollTop + clientHeight) + 1}`;
}

/**
 * Which of many rows to render, and in which slot. Reads the scroll position in the frame that
 * scrolls, so that no blank rows pass. `pinned` is rendered wherever it is: it has focus.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  extents: Extents,
  pinned: number,
): WindowedRow[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = scroller.current;
      if (!element) return () => {};
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      element.addEventListener('scroll', onChange, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', onChange);
      };
    },
    [scroller],
  );
  const view = useSyncExternalStore(
    subscribe,
    () => inView(scroller.current, extents),
    () => guess,
  );
  const [first = 0, last = 0] = view.split(' ').map(Number);
  const visible = last - first;
  const from = Math.max(0, Math.min(first, count - visible) - overscan);
  const to = Math.min(count, Math.max(first, from) + visible + overscan);
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
  if (pinned < count && (pinned < from || pinned >= to)) indices.push(pinned);

  const [memory] = useState(() => ({ slots: new Map<number, number>() }));
  memory.slots = assignSlots(memory.slots, indices);
  return Array.from(memory.slots, ([index, slot]) => ({ index, slot })).sort(
    (a, b) => a.slot - b.slot,
  );
}
