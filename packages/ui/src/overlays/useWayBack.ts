import { useEffect, useState } from 'react';
import { keepFocusNear } from './keepFocusNear.ts';
import { tabbableIn } from './tabbable.ts';

/** Returns an element and its ancestors, from the inside out, up to the body. */
function around(element: Element | null): Element[] {
  const found = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

/**
 * Focuses an element, or the first tabbable element in its nearest ancestor that still exists. If
 * the element is removed afterwards, such as with a deleted row, focus stays near it.
 */
function goBack([opener, ...places]: readonly Element[]): void {
  if (opener instanceof HTMLElement && opener.isConnected) {
    if (document.activeElement === document.body) opener.focus();
    if (document.activeElement === opener) keepFocusNear(opener);
  }
  for (const place of places) {
    if (document.activeElement !== document.body) return;
    if (place.isConnected) tabbableIn(place)[0]?.focus();
  }
}

/**
 * Returns focus to the previously focused element when the component unmounts, unless focus is
 * already elsewhere. Hooks that make the page inert have to run before it in the same component,
 * because an inert page can't take focus.
 */
export function useWayBack(): void {
  const [path] = useState(() => around(document.activeElement));
  useEffect(
    () => () => {
      // react-aria restores focus in the next frame. That's too early if neither a press nor a key
      // closed the overlay, because the page stays inert until React has run pending effects, after
      // that frame. Overlays that close together are also all unmounted before focus is checked.
      queueMicrotask(() => goBack(path));
    },
    [path],
  );
}
