import { useEffect, useEffectEvent } from 'react';

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The shortcut of the palette, as displayed on this platform. */
export const paletteKeys = isMac ? '⌘ K' : 'Ctrl K';

/** The dialog to open: the palette or the list of shortcuts. */
export type Opening = 'palette' | 'shortcuts';

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]',
  ) !== null;

function openingOf(event: KeyboardEvent): Opening | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || event.defaultPrevented) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null;
  // In a text field, the user is typing the character.
  return key === '?' && !isTaken(target) ? 'shortcuts' : null;
}

/** Handles Ctrl K or Cmd K, and `?` outside text fields, on the whole page. */
export function usePaletteKeys(open: (what: Opening) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const opening = openingOf(event);
    if (!opening) return;
    event.preventDefault();
    open(opening);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
