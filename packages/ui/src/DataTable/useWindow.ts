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

/**
 * The number of rows rendered beyond each edge after the first paint, so that scrolling shows no
 * gaps.
 */
const overscan = 6;

/** The assumed height in pixels if there's no window to measure. */
const guess = 672;

export interface WindowedRow {
  index: number;
  slot: number;
}

/** The known state of the scroller, so that rendering never reads the layout. */
interface Known {
  top: number;
  height: number;
  slots: ReadonlyMap<number, number>;
}

/** Returns the range of rows in view as one string, which changes only when rows do. */
const inView = ({ top, height }: Known, { indexAt }: Extents) =>
  `${indexAt(top)} ${indexAt(top + height) + 1}`;

/**
 * Runs a callback after the next frame has been painted, and returns a function that cancels it.
 */
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
 * Returns the rows to render with their slots. Renders in the same frame as a scroll, so that no
 * blank rows appear. `pinned` is always rendered, because it has focus.
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
      // The observer also fires once when it starts, before the first frame is painted.
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
