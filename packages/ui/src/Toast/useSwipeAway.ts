import { useRef, useState, type PointerEvent } from 'react';

/** A swipe goes on by itself past this part of the toast's width, or faster than this. */
const enough = 0.4;
const flick = 0.6;
/** A finger that only presses trembles less than this, in pixels. */
const tremble = 6;

/** Lets a finger swipe a toast to either side; `swiped` is how far it is now, in pixels. */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<{ x: number; at: number }>(null);
  const [swiped, setSwiped] = useState<number | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
    start.current = { x: event.clientX, at: event.timeStamp };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const by = event.clientX - start.current.x;
    if (swiped === null) {
      if (Math.abs(by) < tremble) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    setSwiped(by);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    start.current = null;
    if (!from || swiped === null) return;
    const speed = Math.abs(swiped) / Math.max(1, event.timeStamp - from.at);
    const isFar = Math.abs(swiped) > event.currentTarget.clientWidth * enough;
    setSwiped(null);
    if (isFar || speed > flick) onSwipe();
  };
  const onPointerCancel = () => {
    start.current = null;
    setSwiped(null);
  };
  return { swiped, events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
