import { useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { region } from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { currentToasts, dismissToast, subscribeToasts } from './queue.ts';

export interface ToastRegionProps {
  /** What the region is, to a screen reader: "Notifications". */
  label: string;
  /** What a toast's cross says: "Close". */
  closeLabel: string;
  /** How long a toast without an action stays, in milliseconds. */
  duration?: number;
  /** Where on the screen, as `Popover` says it. */
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

const defaultMs = 1000;

/** Where toasts appear, once in an app. They wait while the pointer or the focus is on them. */
export function ToastRegion(props: ToastRegionProps) {
  const { label, closeLabel, duration = defaultMs, placement = 'bottom end', limit = 5 } = props;
  const all = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const entries = all.slice(0, limit);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

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

  const [edge, align = 'center'] = placement.split(' ') as [string, ('start' | 'end')?];
  return createPortal(
    <section aria-label={label} data-react-aria-top-layer="true">
      <div
        ref={ref}
        role="log"
        className={region({ edge: edge === 'top' ? 'above' : 'below', align })}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry) => (
          <ToastCard
            key={entry.id}
            entry={entry}
            duration={duration}
            isPaused={isHovered || isFocused}
            closeLabel={closeLabel}
            onClose={() => close(entry.id)}
          />
        ))}
      </div>
    </section>,
    document.body,
  );
}
