import type { Table } from '@servery/api';
import { sizeOf, tablePlan } from '@servery/domain/tables';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** A position on the floor plan, in its units. */
export interface Place {
  x: number;
  y: number;
}

const grid = 10;
const far = 5;

/**
 * Returns the transform that positions a table. Only the transform, so that moving causes no
 * layout; and in 2D, because a 3D transform makes each table a layer of its own and panning janky.
 */
export const transformOf = ({ x, y }: Place): string => `translate(${x}px, ${y}px)`;

const between = (value: number, max: number) =>
  Math.max(0, Math.min(max, Math.round(value / grid) * grid));

/** Returns the nearest grid position at which the whole table is on the plan. */
export const onPlan = (table: Pick<Table, 'shape' | 'seats_max'>, { x, y }: Place): Place => {
  const { width, height } = sizeOf(table);
  return {
    x: between(x, Math.floor((tablePlan.width - width) / grid) * grid),
    y: between(y, Math.floor((tablePlan.height - height) / grid) * grid),
  };
};

const steps: Partial<Record<string, Place>> = {
  ArrowLeft: { x: -grid, y: 0 },
  ArrowRight: { x: grid, y: 0 },
  ArrowUp: { x: 0, y: -grid },
  ArrowDown: { x: 0, y: grid },
};

/** Moves a table by pointer or arrow keys. During a drag only its transform changes. */
export function useMoving(table: Table, place: Place, onMove: (to: Place) => void) {
  const drag = useRef<{ from: Place; pointer: Place; to: Place; frame: number } | null>(null);
  const end = (event: PointerEvent<HTMLElement>, isCommitted: boolean) => {
    const current = drag.current;
    if (!current) return;
    drag.current = null;
    cancelAnimationFrame(current.frame);
    const { style } = event.currentTarget.parentElement!;
    style.transform = transformOf(isCommitted ? current.to : current.from);
    style.willChange = '';
    const isElsewhere = current.to.x !== current.from.x || current.to.y !== current.from.y;
    if (isCommitted && isElsewhere) onMove(current.to);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const pointer = { x: event.clientX, y: event.clientY };
      drag.current = { from: place, pointer, to: place, frame: 0 };
      // Promote the dragged table to its own layer, so that it isn't repainted while it moves.
      event.currentTarget.parentElement!.style.willChange = 'transform';
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (!current) return;
      const { from, pointer } = current;
      current.to = onPlan(table, {
        x: from.x + event.clientX - pointer.x,
        y: from.y + event.clientY - pointer.y,
      });
      const element = event.currentTarget.parentElement!;
      cancelAnimationFrame(current.frame);
      current.frame = requestAnimationFrame(() => {
        element.style.transform = transformOf(current.to);
      });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const times = event.shiftKey ? far : 1;
      onMove(onPlan(table, { x: place.x + step.x * times, y: place.y + step.y * times }));
    },
  };
}
