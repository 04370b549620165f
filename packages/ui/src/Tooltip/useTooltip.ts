import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

const delayMs = 500;
/** The time in milliseconds after a tooltip has closed in which the next one opens immediately. */
const warmMs = 400;
let closedAt = -Infinity;

/** Opens on a resting pointer and on keyboard focus; closes on leaving, on press and on Escape. */
export function useTooltip(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    closedAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen, setOpen]);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const isWarm = performance.now() - closedAt < warmMs;
      clearTimeout(timer.current);
      if (isWarm) setOpen(true);
      else timer.current = setTimeout(() => setOpen(true), delayMs);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
  };
}
