import { useEffect, useEffectEvent, type RefObject } from 'react';

interface KitchenKeys {
  display: RefObject<HTMLElement | null>;
  /** Bumps the ticket at a position, counted from 1. */
  onBump: (place: number) => void;
  onUndo: () => void;
  onRecall: () => void;
  onMute: () => void;
  onOverview: () => void;
  onFull: (() => void) | undefined;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Handles the keyboard shortcuts of the kitchen display, from a bump bar or a keyboard. */
export function useKitchenKeys({ display, onBump, onUndo, ...on }: KitchenKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isOurs =
      target === document.body || (target instanceof Node && display.current?.contains(target));
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!isOurs || isWriting(target) || event.repeat) return;
    const acts: Record<string, (() => void) | undefined> = {
      u: onUndo,
      r: on.onRecall,
      m: on.onMute,
      c: on.onOverview,
      f: on.onFull,
    };
    const place = /^[1-9]$/.test(key) ? Number(key) : null;
    const action = place === null ? acts[key.toLowerCase()] : () => onBump(place);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
