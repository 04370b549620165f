import { useEffect } from 'react';

let overlays = 0;

/** Marks the page as dimmed while a modal overlay stands above it. */
export function useDimmedPage(isDimmed: boolean): void {
  useEffect(() => {
    if (!isDimmed) return;
    overlays += 1;
    document.documentElement.dataset['dimmed'] = '';
    return () => {
      overlays -= 1;
      if (overlays === 0) delete document.documentElement.dataset['dimmed'];
    };
  }, [isDimmed]);
}
