import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { reveal } from './useWindow.ts';

/** Which row of a list is the stop of the Tab key, and how it is moved with the focus. Another place begins at its first row. */
export function useActiveRow(
  scroller: RefObject<HTMLElement | null>,
  place: string,
  total: number,
  height: number,
) {
  const [active, setActive] = useState({ row: 0, place });
  const row = active.place === place ? Math.max(0, Math.min(active.row, total - 1)) : 0;
  // A row that is not there yet gets the focus when it comes.
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
    /** Gives a row the focus; past an end it is the one there. */
    go: useCallback(
      (next: number) => {
        wanted.current = 'scroll';
        setActive({ row: Math.max(0, Math.min(next, total - 1)), place });
      },
      [place, total],
    ),
    /** Something in a row has the focus already. */
    stand: useCallback((next: number) => setActive({ row: next, place }), [place]),
  };
}
