import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an order's ticket when its panel closes and the element that opened it no
 * longer exists, for example because the ticket changed lanes.
 */
export function useFocusBack(board: RefObject<HTMLElement | null>, openId: number | undefined) {
  const last = useRef(openId);
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (closed === undefined || openId !== undefined) return;
    // Wait two frames: the panel restores the focus in the next one if it can.
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
