import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { partOf, snap, type Axis } from './axis.ts';
import { inTheWay, noTable, rowsOf, type Bar, type Lift, type Row } from './bars.ts';

interface LiftOptions {
  axis: Axis;
  bars: readonly Bar[];
  rows: readonly Row[];
  /** The grid of times, in minutes. */
  step: number;
  onDrop: (lift: Lift) => void;
  /** Called when a lifted bar moves or returns to its place, for announcements. */
  onReport: (lift: Lift, isBack: boolean) => void;
}

const nearPx = 4;
const fingerPx = 8;
const holdMs = 350;

/** The event handlers that make a bar movable. */
export type LiftProps = ReturnType<ReturnType<typeof useLift>['of']>;

interface Drag {
  lift: Lift;
  x: number;
  y: number;
  /** The timer of a long press: until it fires, touch can scroll. */
  timer: ReturnType<typeof setTimeout> | undefined;
  isLifted: boolean;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Lets a bar be moved to another time or table by mouse, by long press, or by Space and the arrow
 * keys.
 */
export function useLift({ axis, bars, rows, step, onDrop, onReport }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null);
  const drag = useRef<Drag | null>(null);
  /** Suppresses the click that ends a drag, so that it doesn't open the booking. */
  const wasDragged = useRef(false);
  const stepMs = step * 60_000;

  const show = (next: Lift) => {
    setLift(next);
    onReport(next, false);
  };
  const drop = (it: Lift) => {
    setLift(null);
    const isElsewhere = it.start !== it.bar.start || !rowsOf(it.bar).includes(it.table ?? noTable);
    if (isElsewhere && !inTheWay(it, bars)) onDrop(it);
    else onReport(it, true);
  };
  const begin = (bar: Bar, isByKeys: boolean): Lift => ({
    bar,
    start: bar.start,
    table: bar.tables[0] ?? null,
    isByKeys,
  });

  const rowAt = (element: Element, y: number): number | null => {
    const all = element.closest('[data-timeline]')?.querySelectorAll<HTMLElement>('[data-row]');
    for (const row of all ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (top <= y && y < bottom) return Number(row.dataset['row']) || null;
    }
    return null;
  };
  const onPointerDown = (bar: Bar) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !bar.isMovable) return;
    const element = event.currentTarget;
    const { pointerId } = event;
    wasDragged.current = false;
    const raise = () => {
      if (!drag.current) return;
      drag.current.isLifted = true;
      wasDragged.current = true;
      element.setPointerCapture(pointerId);
      show(drag.current.lift);
    };
    drag.current = {
      lift: begin(bar, false),
      x: event.clientX,
      y: event.clientY,
      timer: event.pointerType === 'mouse' ? undefined : setTimeout(raise, holdMs),
      isLifted: false,
    };
    if (event.pointerType === 'mouse') element.setPointerCapture(pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current) return;
    const dx = event.clientX - current.x;
    const far = Math.hypot(dx, event.clientY - current.y);
    if (!current.isLifted) {
      if (current.timer !== undefined) {
        if (far > fingerPx) stop();
        return;
      }
      if (far < nearPx) return;
      current.isLifted = true;
      wasDragged.current = true;
    }
    const track = event.currentTarget.closest('[data-track]');
    if (!track) return;
    const by = (dx / track.getBoundingClientRect().width) * (axis.end - axis.start);
    const { bar } = current.lift;
    const start = snap(axis, bar.start + (isRtl(track) ? -by : by), step);
    const table = bar.tables.length > 1 ? bar.tables[0]! : rowAt(track, event.clientY);
    // Over the head or between two areas, the bar keeps its row.
    const next = { ...current.lift, start, table: table ?? current.lift.table };
    const isNew = next.start !== current.lift.start || next.table !== current.lift.table;
    current.lift = next;
    if (isNew || !lift) show(next);
  };
  const stop = () => {
    clearTimeout(drag.current?.timer);
    drag.current = null;
  };
  const onPointerUp = () => {
    const current = drag.current;
    stop();
    if (current?.isLifted) drop(current.lift);
  };
  const onPointerCancel = () => {
    const current = drag.current;
    stop();
    if (!current?.isLifted) return;
    setLift(null);
    onReport(current.lift, true);
  };

  const moved = (it: Lift, key: string, rtl: boolean): Lift | null => {
    const later = rtl ? 'ArrowLeft' : 'ArrowRight';
    const earlier = rtl ? 'ArrowRight' : 'ArrowLeft';
    if (key === later) return { ...it, start: snap(axis, it.start + stepMs, step) };
    if (key === earlier) return { ...it, start: snap(axis, it.start - stepMs, step) };
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || it.bar.tables.length > 1) return null;
    const at = rows.findIndex(({ id }) => id === it.table);
    const next = at < 0 ? rows[0] : rows[at + (key === 'ArrowDown' ? 1 : -1)];
    return next ? { ...it, table: next.id } : null;
  };
  const onKeyDown = (bar: Bar) => (event: KeyboardEvent<HTMLElement>) => {
    if (!bar.isMovable) return;
    const isSpace = event.key === ' ';
    if (lift?.bar.id !== bar.id) {
      if (!isSpace) return;
      event.preventDefault();
      show(begin(bar, true));
      return;
    }
    const next = moved(lift, event.key, isRtl(event.currentTarget));
    if (next) {
      event.preventDefault();
      show(next);
    } else if (isSpace || event.key === 'Enter') {
      event.preventDefault();
      drop(lift);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setLift(null);
      onReport(lift, true);
    }
  };
  return {
    lift,
    /** Returns the event handlers of a bar; `onOpen` is called for a press that doesn't lift it. */
    of: (bar: Bar, onOpen: () => void) => ({
      onPointerDown: onPointerDown(bar),
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onKeyDown: onKeyDown(bar),
      // Space clicks a button on key up, which would follow the key down that just ended a lift.
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === ' ' && bar.isMovable) event.preventDefault();
      },
      onBlur: () => {
        if (lift?.bar.id !== bar.id || drag.current) return;
        setLift(null);
        onReport(lift, true);
      },
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (drag.current?.isLifted) event.preventDefault();
      },
      onClick: () => {
        if (!wasDragged.current) onOpen();
        wasDragged.current = false;
      },
    }),
  };
}

/** Returns the position and size of a span on the axis as CSS percentages. */
export const placeOn = (axis: Axis, start: number, end: number) => ({
  insetInlineStart: `${partOf(axis, start) * 100}%`,
  inlineSize: `${(partOf(axis, end) - partOf(axis, start)) * 100}%`,
});
