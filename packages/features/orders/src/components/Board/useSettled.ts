import type { OrderRow } from '@servery/api';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { useStable } from './useStable.ts';
import { hold, settle, type Slot } from './settle.ts';

/** How long a lane keeps still after the last sign of a hand, in milliseconds. A finger gives no sign on its way to the next ticket, so it gets longer. */
const stillness = { mouse: 400, finger: 1600, pressed: 5000 };

/** A lane's places. They keep still while a pointer is down or has just moved over the lane. */
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

  const keep = (ms: number) => {
    until.current = performance.now() + ms;
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, ms);
  };
  const after = ({ pointerType }: PointerEvent) =>
    keep(pointerType === 'mouse' ? stillness.mouse : stillness.finger);
  return {
    slots,
    hands: {
      onPointerDown: () => keep(stillness.pressed),
      onPointerMove: (event: PointerEvent) => event.buttons === 0 && after(event),
      onPointerUp: after,
      onPointerCancel: after,
    },
  };
}
