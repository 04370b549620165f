import { useEffect, useState } from 'react';

/** When this goes and takes the focus with it, that is back where it was before: what it answers. */
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
