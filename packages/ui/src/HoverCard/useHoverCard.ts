import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { tabbableIn } from '../overlays/tabbable.ts';

interface Preview {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  openDelay: number;
  closeDelay: number;
}

/**
 * Opens the card after the pointer or focus has rested on the trigger, and keeps it open while
 * either is on the trigger or the card.
 */
export function useHoverCard({ isOpen, setOpen, openDelay, closeDelay }: Preview) {
  const trigger = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComingBack = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    if (next !== isOpen) timer.current = setTimeout(setOpen, next ? openDelay : closeDelay, next);
  };
  const focusTrigger = () => {
    isComingBack.current = true;
    if (trigger.current) tabbableIn(trigger.current)[0]?.focus();
    isComingBack.current = false;
  };
  const close = () => {
    clearTimeout(timer.current);
    if (card.current?.contains(document.activeElement)) focusTrigger();
    setOpen(false);
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node &&
    Boolean(trigger.current?.contains(target) || card.current?.contains(target));
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const shared = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'touch' || later(true),
    onPointerLeave: () => isInside(document.activeElement) || later(false),
    onBlur: (event: FocusEvent) => isInside(event.relatedTarget) || later(false),
  };
  return {
    trigger,
    card,
    triggerEvents: {
      ...shared,
      onPointerDown: () => clearTimeout(timer.current),
      onFocus: (event: FocusEvent) => {
        if (!isComingBack.current && event.target.matches(':focus-visible')) later(true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        onEscape(event);
        const first = card.current && tabbableIn(card.current)[0];
        if (event.key !== 'Tab' || event.shiftKey || !first) return;
        event.preventDefault();
        first.focus();
      },
    },
    cardEvents: {
      ...shared,
      onFocus: () => clearTimeout(timer.current),
      onKeyDown: (event: KeyboardEvent) => {
        // Events of a portal bubble to its React parents.
        event.stopPropagation();
        onEscape(event);
        if (event.key !== 'Tab' || !card.current) return;
        const stops = tabbableIn(card.current);
        if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
        const origin = trigger.current && tabbableIn(trigger.current).at(-1);
        const page = tabbableIn(document.body);
        const next = origin && page[page.indexOf(origin) + 1];
        if (!event.shiftKey) setOpen(false);
        if (event.shiftKey || !next) focusTrigger();
        else next.focus();
        event.preventDefault();
      },
    },
  };
}
