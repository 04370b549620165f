import { useRef, useState, type PointerEvent } from 'react';

/**
 * A released swipe continues past this share of the toast's width, or at this speed in pixels per
 * millisecond.
 */
const enough = 0.4;
const flick = 0.6;
/** The distance in pixels below which a movement still counts as a press. */
const tremble = 6;

/**
 * Lets people swipe a toast to either side. `swiped` is the current distance in pixels, or null.
 */
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
