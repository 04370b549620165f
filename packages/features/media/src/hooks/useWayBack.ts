import { useEffect, useRef } from 'react';

/** Brings the focus back to what opened a panel once that has gone: the panel closes after a question, when nobody else does. */
export function useWayBack(isOpen: boolean): (opener: Element | null) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || !(opener.current instanceof HTMLElement)) return;
    const element = opener.current;
    opener.current = null;
    // The page behind rests until the panel's own effects have ended.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => element.focus()));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (next) => {
    opener.current = next;
  };
}
