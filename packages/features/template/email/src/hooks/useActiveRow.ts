import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { reveal } from './useWindow.ts';

/**
 * The row of a list that is the tab stop, and functions that move it. Another folder, label or
 * search starts at its first row.
 */
export function useActiveRow(
  scroller: RefObject<HTMLElement | null>,
  place: string,
  total: number,
  height: number,
) {
  const [active, setActive] = useState({ row: 0, place });
  const row = active.place === place ? Math.max(0, Math.min(active.row, total - 1)) : 0;
  // A row that isn't rendered yet is focused once it is.
  const wanted = useRef<'scroll' | 'focus' | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    if (wanted.current === 'scroll') reveal(scroller, row, height);
    wanted.current = 'focus';
    const link = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"] a`);
    if (!link?.checkVisibility({ visibilityProperty: true })) return;
    link.focus({ preventScroll: true });
    wanted.current = null;
  });
  return {
    row,
    /** Focuses a row; the index is clamped to the list. */
    go: useCallback(
      (next: number) => {
        wanted.current = 'scroll';
        setActive({ row: Math.max(0, Math.min(next, total - 1)), place });
      },
      [place, total],
    ),
    /** Makes a row the tab stop when something in it already has the focus. */
    activate: useCallback((next: number) => setActive({ row: next, place }), [place]),
  };
}
