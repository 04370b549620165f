import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { isTypedKey, type Typed } from '../newOrder/keys.ts';

const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null;

interface TypedKeysOptions {
  /** Called with the typed keys when Enter ends them, as scanners do. */
  onEnter: (typed: Typed) => void;
  /** Called when `/` is pressed. */
  onSearch: () => void;
  /** Ignores all keys. */
  isPaused: boolean;
  /** A part of the page: while it is inert, the keys belong to what covers it. */
  part: RefObject<HTMLElement | null>;
}

/**
 * Collects the keys typed outside text fields, dialogs and menus. Escape clears them. Returns them
 * with a function that clears them.
 */
export function useTypedKeys({ onEnter, onSearch, isPaused, part }: TypedKeysOptions) {
  const [typed, setTyped] = useState<Typed>('');
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (isPaused || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (hasOwnKeys(target) || part.current?.closest('[inert]')) return;
    if (key === '/') onSearch();
    else if (isTypedKey(key)) setTyped((before) => before + key);
    else if (typed === '') return;
    else if (key === 'Enter') {
      setTyped('');
      onEnter(typed);
    } else if (key === 'Backspace') setTyped(typed.slice(0, -1));
    else if (key === 'Escape') setTyped('');
    else return;
    // The button with focus must not be pressed by the Enter of a scanner.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return [typed, () => setTyped('')] as const;
}
