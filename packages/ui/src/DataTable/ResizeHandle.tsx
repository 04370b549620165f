import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { handle } from './ColumnTools.css.ts';
import { widthRange } from './columnState.ts';

export interface ResizeHandleProps {
  /** The accessible name of the handle. */
  label: string;
  /** The chosen width, or undefined if the column has its own. */
  width: number | undefined;
  /** Called with the new width, or undefined to reset it, and with whether resizing has ended. */
  onResize: (width: number | undefined, isDone: boolean) => void;
}

const step = 16;
const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const headerOf = (element: HTMLElement) => element.closest('th');
/** Returns the current width of the handle's column, in pixels at a text size of 16 pixels. */
const widthOf = (element: HTMLElement) =>
  ((headerOf(element)?.getBoundingClientRect().width ?? 0) * 16) / rootSize();
const isMirrored = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

/**
 * Resizes a column by dragging or with the arrow keys. A double click or Enter resets the width.
 */
export function ResizeHandle({ label, width, onResize }: ResizeHandleProps) {
  const drag = useRef<{ from: number; width: number; sign: number }>(undefined);
  const dragged = (event: PointerEvent<HTMLElement>) => {
    const { from, width: before, sign } = drag.current ?? { from: 0, width: 0, sign: 0 };
    return before + ((event.clientX - from) * sign * 16) / rootSize();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { currentTarget, clientX, pointerId } = event;
    event.stopPropagation();
    currentTarget.setPointerCapture(pointerId);
    // A column that is pinned to the end grows towards the start.
    const isAtEnd = headerOf(currentTarget)?.dataset.pin === 'end';
    const sign = isMirrored(currentTarget) !== isAtEnd ? -1 : 1;
    drag.current = { from: clientX, width: widthOf(currentTarget), sign };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) onResize(dragged(event), false);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag.current && event.clientX !== drag.current.from) onResize(dragged(event), true);
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthOf(event.currentTarget);
    const wider = isMirrored(event.currentTarget) ? -step : step;
    const next = {
      ArrowRight: now + wider,
      ArrowLeft: now - wider,
      Home: widthRange.min,
      Enter: undefined,
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    onResize(next[event.key as keyof typeof next], true);
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? 0}
      aria-valuemin={0}
      aria-valuemax={widthRange.max}
      className={handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (drag.current = undefined)}
      onDoubleClick={() => onResize(undefined, true)}
      onKeyDown={onKeyDown}
    />
  );
}
