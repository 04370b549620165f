import {
  startTransition,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Extents } from './extents.ts';
import { assignSlots } from './slots.ts';

/** Rows rendered beyond each edge once the first have been seen, so that a slow wheel shows no seam. */
const overscan = 6;

/** What is taken to be in view where there is no window to ask. */
const guess = 672;

export interface WindowedRow {
  index: number;
  slot: number;
}

/** What of the scroller is known: rendering reads this and never the layout. */
interface Known {
  top: number;
  height: number;
  slots: ReadonlyMap<number, number>;
}

/** The first and the last row in view, as one string: it changes only when rows do. */
const inView = ({ top, height }: Known, { indexAt }: Extents) =>
  `${indexAt(top)} ${indexAt(top + height) + 1}`;

/** Calls back when the frame that is being made has been seen. */
function afterPaint(callback: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Which of many rows to render, and in which slot. Renders in the frame that scrolls, so that no
 * blank rows pass. `pinned` is rendered wherever it is: it has focus.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  extents: Extents,
  pinned: number,
): WindowedRow[] {
  const [known] = useState<Known>(() => ({
    top: 0,
    height: typeof window === 'undefined' ? guess : window.innerHeight,
    slots: new Map(),
  }));
  const [beyond, setBeyond] = useState(0);
  useEffect(() => afterPaint(() => startTransition(() => setBeyond(overscan))), []);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = scroller.current;
      if (!element) return () => {};
      const onScroll = () => {
        known.top = element.scrollTop;
        onChange();
      };
      // It also reports once when it begins, before the first frame is painted.
      const observer = new ResizeObserver(() => {
        known.height = element.clientHeight;
        onScroll();
      });
      observer.observe(element);
      element.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', onScroll);
      };
    },
    [scroller, known],
  );
  const look = () => (count > 0 ? inView(known, extents) : '');
  const view = useSyncExternalStore(subscribe, look, look);
  const [first = 0, last = 0] = view.split(' ').map(Number);
  const visible = last - first;
  const from = Math.max(0, Math.min(first, count - visible) - beyond);
  const to = Math.min(count, Math.max(first, from) + visible + beyond);
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
  if (pinned < count && (pinned < from || pinned >= to)) indices.push(pinned);

  known.slots = assignSlots(known.slots, indices);
  return Array.from(known.slots, ([index, slot]) => ({ index, slot })).sort(
    (a, b) => a.slot - b.slot,
  );
}
