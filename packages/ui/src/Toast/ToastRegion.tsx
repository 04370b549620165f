import { useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { region } from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { defaultMs, type ToastDurations } from './durations.ts';
import { currentToasts, dismissToast, subscribeToasts, type ToastTone } from './queue.ts';
import { usePageHidden } from './usePageHidden.ts';
import { useFreePlace } from './useFreePlace.ts';
import { useShown } from './useShown.ts';

export interface ToastRegionProps {
  /** What the region is, to a screen reader: "Notifications". */
  label: string;
  /** What a toast's cross says: "Close". */
  closeLabel: string;
  /** How long a toast without an action stays, in milliseconds; by its tone, where that differs. */
  duration?: number | ToastDurations;
  /** For how long a dismissed toast fades before it is gone, in milliseconds. */
  removal?: number;
  /** What stands above a toast that says a single thing, by its tone: "Successful". */
  titles?: Partial<Record<ToastTone, string>>;
  /**
   * Where on the screen, as `Popover` says it. Toasts appear beside open drawers and dialogs, and
   * move along from their edge to cover as few controls as possible.
   */
  placement?: ToastPlacement;
  /** How many are shown at once; more wait for their turn, and their time does not run. */
  limit?: number;
}

/** A corner of the screen, or the middle of its upper or lower edge. */
export type ToastPlacement =
  | 'top start'
  | 'top'
  | 'top end'
  | 'bottom start'
  | 'bottom'
  | 'bottom end';

/** Where toasts appear, once in an app. They wait while the pointer or the focus is on them, and while nobody sees the page. */
export function ToastRegion(props: ToastRegionProps) {
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
  // A server has no page to put it on, and the first render of a page must match the server's.
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
    <section aria-label={label} data-react-aria-top-layer="true">
      <div
        ref={ref}
        role="log"
        className={region({ edge, align })}
        onPointerEnter={() => setHovered(true)}
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
            closeLabel={closeLabel}
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
