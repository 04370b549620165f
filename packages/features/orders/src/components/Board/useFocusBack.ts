import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on an order's ticket when its panel closes and what opened it is gone: to another lane, say. */
export function useFocusBack(board: RefObject<HTMLElement | null>, openId: number | undefined) {
  const last = useRef(openId);
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (closed === undefined || openId !== undefined) return;
    // The panel gives the focus back in the next frame, where it can.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const find = (selector: string) => board.current?.querySelector<HTMLElement>(selector);
        const opener = find(`[data-ticket="${closed}"] [data-open]`) ?? find('[data-open]');
        opener?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [board, openId]);
}
