import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far beyond the visible area rows are rendered, in pixels. */
const reach = 480;
/** The assumed height of a row that hasn't been measured, in pixels. */
const guess = 128;

interface Range {
  from: number;
  to: number;
  first: number;
}
const isSame = (one: Range, other: Range) =>
  one.from === other.from && one.to === other.to && one.first === other.first;

/** A rendered row, with the height of the unrendered rows directly above it in pixels. */
export interface WindowRow {
  index: number;
  gap: number;
}

/**
 * Windowing for a scrollable list with rows of variable height, which are measured while they're
 * rendered. The row `kept` is always rendered, because it has the focus.
 */
export function useWindow(ids: readonly number[], alwaysDrawn: number | null) {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const [range, setRange] = useState({ from: 0, to: 12, first: 0 });
  const heightOf = (id: number) => heights.current.get(id) ?? guess;

  /** The range of visible rows, extended by `beyond` pixels in both directions. */
  const rangeOf = (beyond: number): Range => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    let [at, from, to, first] = [0, 0, 0, 0];
    for (const [index, id] of ids.entries()) {
      if (at < scrollTop - beyond) from = index;
      if (at < scrollTop) first = index + 1;
      if (at < scrollTop + clientHeight + beyond) to = index + 1;
      at += heightOf(id);
    }
    return { from, to, first };
  };
  const look = () => {
    const next = rangeOf(reach);
    setRange((last) => (isSame(last, next) ? last : next));
  };
  /** Renders visible rows immediately and nearby rows in a transition. */
  const settle = () => {
    const seen = rangeOf(0);
    setRange((last) => (last.from <= seen.from && last.to >= seen.to ? last : seen));
    startTransition(look);
  };
  const now = useRef({ look, settle });
  now.current = { look, settle };
  useLayoutEffect(() => now.current.settle(), [ids]);

  const [measuring] = useState(
    () =>
      new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          const id = Number((target as HTMLElement).dataset['task']);
          if (id && target.isConnected) heights.current.set(id, borderBoxSize[0]!.blockSize);
        }
        now.current.look();
      }),
  );
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const onScroll = () => now.current.look();
    measuring.observe(current);
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      current.removeEventListener('scroll', onScroll);
      measuring.disconnect();
    };
  }, [measuring]);

  /** Observes the height of a row; returns the cleanup. */
  const measure = useCallback(
    (element: Element) => {
      measuring.observe(element);
      return () => measuring.unobserve(element);
    },
    [measuring],
  );

  const rows: WindowRow[] = [];
  let gap = 0;
  for (const [index, id] of ids.entries()) {
    const isDrawn = (index >= range.from && index < range.to) || id === alwaysDrawn;
    if (isDrawn) rows.push({ index, gap });
    gap = isDrawn ? 0 : gap + heightOf(id);
  }
  return {
    scroller,
    rows,
    /** The height of the unrendered rows after the last rendered one, in pixels. */
    end: gap,
    measure,
    /** The index of the first fully visible row, which is the tab stop. */
    first: Math.min(range.first, ids.length - 1),
  };
}
