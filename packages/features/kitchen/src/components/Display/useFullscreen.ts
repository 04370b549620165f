import { useCallback, useSyncExternalStore, type RefObject } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/**
 * Returns whether an element fills the screen, and a function that changes it; the function is
 * undefined where the browser can't, such as on iPhones. Browsers also end it on Escape.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // The browser may refuse, for example in a frame; the display then stays as it is.
    change?.catch(() => undefined);
  }, [element]);
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
