import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far beyond what is seen rows are drawn, in pixels. */
const reach = 480;
/** What a row is taken for until it has been seen. */
const guess = 128;

interface Range {
  from: number;
  to: number;
  first: number;
}
const isSame = (one: Range, other: Range) =>
  one.from === other.from && one.to === other.to && one.first === other.first;

/** A drawn row: which one, and how much room rows above it take that are not drawn. */
export interface WindowRow {
  index: number;
  gap: number;
}

/**
 * Which rows of a list that scrolls are drawn. Rows are as high as they are: each is measured while
 * it is there. One of them may be kept, wherever it stands: it has the focus.
 */
export function useWindow(ids: readonly number[], kept: number | null) {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const [range, setRange] = useState({ from: 0, to: 12, first: 0 });
  const heightOf = (id: number) => heights.current.get(id) ?? guess;

  /** The rows that are seen, and those so far beyond. */
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
  /** What is seen is drawn at once, what is near it when there is time. */
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

  /** Measures a row while it is there. */
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
    const isDrawn = (index >= range.from && index < range.to) || id === kept;
    if (isDrawn) rows.push({ index, gap });
    gap = isDrawn ? 0 : gap + heightOf(id);
  }
  return {
    scroller,
    rows,
    /** The room of the rows behind the last one that is drawn. */
    end: gap,
    measure,
    /** The first one that is seen whole: the keyboard comes to it. */
    first: Math.min(range.first, ids.length - 1),
  };
}
