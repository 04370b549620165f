import { useEffect, useEffectEvent, type RefObject } from 'react';
import { moveByArrow, pressNext } from './boardKeys.ts';

interface BoardKeys {
  board: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onAcknowledge: () => void;
  onMute: () => void;
  onHelp: () => void;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Handles the keyboard shortcuts of the live board. They are inactive while a text field, dialog or
 * menu has the focus.
 */
export function useBoardKeys({ board, search, onAcknowledge, onMute, onHelp }: BoardKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isOurs =
      target === document.body || (target instanceof Node && board.current?.contains(target));
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!board.current || !isOurs || isWriting(target)) return;
    const acts: Record<string, () => unknown> = {
      '/': () => search.current?.focus(),
      '?': onHelp,
      a: pressNext,
      k: onAcknowledge,
      m: onMute,
    };
    const action = acts[key.toLowerCase()];
    if (!action && !moveByArrow(board.current, key)) return;
    event.preventDefault();
    action?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
