import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { settle } from './settle.ts';

interface Drag {
  startY: number;
  lastY: number;
  lastAt: number;
  velocity: number;
}

interface SheetDrag {
  sheet: RefObject<HTMLElement | null>;
  /**
   * The heights to rest at, as shares of the window's height in ascending order. If empty, the
   * sheet rests at the height of its content.
   */
  snapPoints: readonly number[];
  onSettle: (index: number) => void;
  onDismiss: () => void;
}

const grip = '[data-grip]';
const controls = 'a, button:not([data-grip]), input, select, textarea';

/**
 * Lets a finger drag the sheet by its grip and heading. Returns the distance so far in pixels, or
 * null, and the event handlers.
 */
export function useSheetDrag({ sheet, snapPoints, onSettle, onDismiss }: SheetDrag) {
  const drag = useRef<Drag>(null);
  const [moved, setMoved] = useState<number | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element;
    if (event.button !== 0 || !target.closest(grip) || target.closest(controls)) return;
    drag.current = {
      startY: event.clientY,
      lastY: event.clientY,
      lastAt: event.timeStamp,
      velocity: 0,
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const isStarting = moved === null;
    // Ignore the small movements of a press.
    if (isStarting && Math.abs(event.clientY - now.startY) < 4) return;
    if (isStarting) event.currentTarget.setPointerCapture(event.pointerId);
    const elapsed = Math.max(1, event.timeStamp - now.lastAt);
    now.velocity = (event.clientY - now.lastY) / elapsed;
    now.lastY = event.clientY;
    now.lastAt = event.timeStamp;
    setMoved(event.clientY - now.startY);
  };
  const end = (isLetGo: boolean) => {
    const { velocity = 0 } = drag.current ?? {};
    drag.current = null;
    if (moved === null) return;
    setMoved(null);
    if (!isLetGo || !sheet.current) return;
    const height = sheet.current.clientHeight;
    const heights = snapPoints.map((point) => point * window.innerHeight);
    // Dragging up has already changed the height; dragging down hasn't.
    const shown = height - Math.max(0, moved);
    const index = settle(shown, velocity, heights.length > 0 ? heights : [height]);
    if (index < 0) onDismiss();
    else onSettle(index);
  };
  return {
    moved,
    events: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
}
