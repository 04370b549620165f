import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusIn, wholeRow } from './rowKeys.ts';

/**
 * Returns the row that Tab reaches and arrow keys start from. It stays rendered when it scrolls out
 * of view.
 */
export function useActiveRow(body: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const next = useRef<number>(undefined);
  const active = Math.min(wanted, Math.max(0, count - 1));
  useLayoutEffect(() => {
    const column = next.current;
    if (column === undefined) return;
    next.current = undefined;
    const row = body.current?.querySelector<HTMLElement>(`:scope > [data-index="${active}"]`);
    if (row) focusIn(row, column);
  }, [active, body]);
  return {
    active,
    /** The index to keep rendered; Infinity without focus. */
    pinned: hasFocus ? active : Infinity,
    move: (index: number, column: number = wholeRow) => {
      if (index === active) return;
      next.current = column;
      setWanted(index);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>('[data-index]');
      if (row?.parentElement !== event.currentTarget) return;
      setHasFocus(true);
      setWanted(Number(row.dataset.index));
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
    },
  };
}
