import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** The row that Tab reaches and arrows move from. It is rendered even when it has scrolled away. */
export function useActiveRow(body: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const shouldFocus = useRef(false);
  const active = Math.min(wanted, Math.max(0, count - 1));
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    const row = body.current?.querySelector<HTMLElement>(`:scope > [data-index="${active}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [active, body]);
  return {
    active,
    /** The index to keep rendered; without focus none is. */
    pinned: hasFocus ? active : Infinity,
    move: (index: number) => {
      shouldFocus.current = true;
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
