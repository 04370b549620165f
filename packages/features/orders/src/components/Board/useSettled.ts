import { useStable } from '@servery/screens';
import type { OrderRow } from '@servery/api';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { hold, settle, type Slot } from './settle.ts';

/**
 * The time that a lane keeps its positions after the last pointer activity, in milliseconds. Touch
 * gets longer, because a finger sends no events on its way to the next ticket.
 */
const stillness = { mouse: 400, finger: 1600, pressed: 5000 };

/**
 * Returns the slots of a lane. They don't move while a pointer is down or has just moved over the
 * lane.
 */
export function useSettled(rows: readonly OrderRow[]) {
  const [slots, setSlots] = useState<readonly Slot[]>(() => settle([], rows));
  const until = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useStable(() => {
    const wait = until.current - performance.now();
    setSlots((slots) => (wait > 0 ? hold(slots, rows) : settle(slots, rows)));
    clearTimeout(timer.current);
    timer.current = wait > 0 ? setTimeout(apply, wait) : undefined;
  });
  useLayoutEffect(() => {
    apply();
    return () => clearTimeout(timer.current);
  }, [rows, apply]);

  const postpone = (ms: number) => {
    until.current = performance.now() + ms;
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, ms);
  };
  const after = ({ pointerType }: PointerEvent) =>
    postpone(pointerType === 'mouse' ? stillness.mouse : stillness.finger);
  return {
    slots,
    pointerHandlers: {
      onPointerDown: () => postpone(stillness.pressed),
      onPointerMove: (event: PointerEvent) => event.buttons === 0 && after(event),
      onPointerUp: after,
      onPointerCancel: after,
    },
  };
}
