import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { dragTo, grip, gripMark, sheet, snapTo } from './Drawer.css.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const gripMessage = { id: 'drawer.grip', text: 'Change height' };

export interface BottomSheetProps {
  /**
   * The heights at which the sheet can rest, as shares of the window's height.
   * @default []
   */
  snapPoints?: readonly number[];
  /** The accessible name of the grip. */
  gripLabel?: string;
  /**
   * Whether the sheet can't be closed.
   * @default false
   */
  isPending?: boolean;
  /** Closes the sheet. */
  close: () => void;
  /** The content. */
  children: ReactNode;
}

/** A sheet at the bottom. A swipe down closes it, and the grip changes its height. */
export function BottomSheet(props: BottomSheetProps) {
  const format = useFormatMessage();
  const { snapPoints = [], gripLabel, isPending, close, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { moved, events } = useSheetDrag({
    sheet: ref,
    snapPoints,
    onSettle: setIndex,
    onDismiss: () => isPending || close(),
  });
  const last = snapPoints.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setIndex(Math.min(last, Math.max(0, index + step)));
  };
  const style = {
    [snapTo]: snapPoints[index] === undefined ? undefined : `${snapPoints[index] * 100}dvh`,
    [dragTo]: moved === null ? undefined : `${moved}px`,
  } as CSSProperties;
  return (
    <div
      {...events}
      ref={ref}
      role="presentation"
      data-snaps={last >= 0 || undefined}
      data-dragged={moved === null ? undefined : moved > 0 ? 'down' : 'up'}
      className={sheet}
      style={style}
    >
      {last > 0 ? (
        <button
          type="button"
          aria-label={gripLabel ?? format(gripMessage)}
          data-grip
          className={grip}
          onClick={() => setIndex(index === last ? 0 : index + 1)}
          onKeyDown={onKeyDown}
        >
          <span className={gripMark} />
        </button>
      ) : (
        <div aria-hidden data-grip className={grip}>
          <span className={gripMark} />
        </div>
      )}
      {children}
    </div>
  );
}
