import { useEffect, useState } from 'react';
import { tabbableIn } from './tabbable.ts';

/** What an element stood in, from the nearest on; the page itself says nothing about a place. */
function around(element: Element | null): Element[] {
  const found = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

/** Gives the focus to an element, or to the first stop in the nearest of its surroundings that is still there. */
function goBack([opener, ...places]: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  if (opener?.isConnected && opener instanceof HTMLElement) opener.focus();
  for (const place of places) {
    if (document.activeElement !== document.body) return;
    if (place.isConnected) tabbableIn(place)[0]?.focus();
  }
}

/**
 * Brings the focus back to what had it before, once this is gone and the focus is nowhere. What
 * makes the page rest stands before it in the same component, or the page could not take the focus.
 */
export function useWayBack(): void {
  const [path] = useState(() => around(document.activeElement));
  useEffect(
    () => () => {
      // react-aria tries in the next frame: too early when what closes it is not a press or a key,
      // as the page rests until React has run what is left over, and that comes after the frame.
      // Two that close at once are both gone before either looks where the focus is.
      queueMicrotask(() => goBack(path));
    },
    [path],
  );
}
