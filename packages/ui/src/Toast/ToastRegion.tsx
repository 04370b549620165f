import { useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { region } from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { defaultMs, type ToastDurations } from './durations.ts';
import { currentToasts, dismissToast, subscribeToasts, type ToastTone } from './queue.ts';
import { usePageHidden } from './usePageHidden.ts';
import { useFreePlace } from './useFreePlace.ts';
import { useShown } from './useShown.ts';
import { closeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const regionMessage = { id: 'toasts.label', text: 'Notifications' };

export interface ToastRegionProps {
  /** The accessible name of the region, instead of "Notifications". */
  label?: string;
  /** The accessible name of a toast's close button, instead of "Close". */
  closeLabel?: string;
  /**
   * The time in milliseconds before a toast without an action closes, for all toasts or by tone.
   * @default 1000
   */
  duration?: number | ToastDurations;
  /**
   * The time in milliseconds that a closed toast takes to fade out.
   * @default 0
   */
  removal?: number;
  /**
   * The title above toasts that have only one text, by tone: "Successful". There's none if it's
   * left out.
   */
  titles?: Partial<Record<ToastTone, string>>;
  /**
   * The position on the screen. Toasts appear next to open drawers and dialogs, and move along the
   * edge to cover as few controls as possible.
   * @default 'bottom end'
   */
  placement?: ToastPlacement;
  /**
   * The maximum number of visible toasts. More wait in a queue, and their time doesn't run.
   * @default 5
   */
  limit?: number;
}

/** The position of toasts: a corner of the screen, or the middle of its top or bottom edge. */
export type ToastPlacement =
  | 'top start'
  | 'top'
  | 'top end'
  | 'bottom start'
  | 'bottom'
  | 'bottom end';

/**
 * The region that toasts appear in, rendered once per app. Toasts stay while they're hovered or
 * focused, and while the page is hidden.
 */
export function ToastRegion(props: ToastRegionProps) {
  const format = useFormatMessage();
  const { label, closeLabel, titles, placement = 'bottom end', limit = 5 } = props;
  const { duration = defaultMs, removal = 0 } = props;
  const all = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const entries = all.slice(0, limit);
  const { shown, forget } = useShown(all, limit, removal > 0);
  const isHidden = usePageHidden();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [side, align = 'center'] = placement.split(' ') as [string, ('start' | 'end')?];
  const edge = side === 'top' ? 'above' : 'below';
  const isHeld = isHovered || isFocused;
  // A server has no page to attach the region to, and the first render in the browser must match
  // the server's.
  const host = useSyncExternalStore(subscribeNever, pageBody, noBody);
  const isShown = host !== null && shown.length > 0;
  useFreePlace(ref, { edge, align, isShown, isHeld });

  const close = (id: number) => {
    const hadFocus = ref.current?.contains(document.activeElement);
    dismissToast(id);
    setHovered(false);
    if (!hadFocus) return;
    setFocused(false);
    cameFrom.current?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget as HTMLElement | null;
    if (from && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const newest = entries.at(-1);
    if (event.key !== 'Escape' || !newest) return;
    event.stopPropagation();
    close(newest.id);
  };

  if (!host) return null;
  return createPortal(
    <section aria-label={label ?? format(regionMessage)} data-react-aria-top-layer="true">
      <div
        ref={ref}
        role="log"
        className={region({ edge, align })}
        // `onPointerEnter` would also fire when a toast appears under a resting pointer.
        onPointerMove={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ entry, isLeaving }) => (
          <ToastCard
            key={entry.id}
            entry={entry}
            duration={duration}
            heading={titles?.[entry.tone]}
            isPaused={isHeld || isHidden}
            isLeaving={isLeaving}
            removal={removal}
            closeLabel={closeLabel ?? format(closeMessage)}
            onClose={() => close(entry.id)}
            onGone={() => forget(entry.id)}
          />
        ))}
      </div>
    </section>,
    host,
  );
}

const unsubscribe = () => {};
const subscribeNever = () => unsubscribe;
const pageBody = () => document.body;
const noBody = () => null;
