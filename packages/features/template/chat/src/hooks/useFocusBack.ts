import { useEffect, useState } from 'react';

/**
 * Restores the focus when the component unmounts while it had the focus. Returns the element that
 * had the focus before.
 */
export function useFocusBack(): Element | null {
  const [from] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
      }),
    [from],
  );
  return from;
}
