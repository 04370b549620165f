import { useEffect, useEffectEvent } from 'react';

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The keys that open the palette, as they are shown here. */
export const paletteKeys = isMac ? '⌘ K' : 'Ctrl K';

/** What opens: the palette, or the list of keys. */
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
  // Whoever writes means the sign itself.
  return key === '?' && !isTaken(target) ? 'shortcuts' : null;
}

/** Hears Ctrl K or Cmd K, and `?` where nobody writes, from anywhere in the page. */
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
