import { useLayoutEffect, useRef } from 'react';

/** Moves focus to the region when the focused element in it is blocked, and back afterwards. */
export function useFocusRestore(isBlocked: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    const now = document.activeElement;
    if (!isBlocked) {
      if (now === element || now === document.body) before.current?.focus({ preventScroll: true });
      before.current = null;
    } else if (now instanceof HTMLElement && now !== element && element?.contains(now)) {
      before.current = now;
      element.focus({ preventScroll: true });
    }
  }, [isBlocked]);
  return region;
}
