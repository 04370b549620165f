import { useEffect } from 'react';
import { gutterEnd, gutterStart } from './scrim.css.ts';

let overlays = 0;

/** Keeps the width of the page while the gutter of its scrollbar is dimmed with it. */
function keepWidth(root: HTMLElement) {
  const { left, right } = root.getBoundingClientRect();
  const room = [left, innerWidth - right];
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const [start, end] = isRtl ? room.toReversed() : room;
  root.style.setProperty(gutterStart, `${start}px`);
  root.style.setProperty(gutterEnd, `${end}px`);
}

/** Marks the page as dimmed while a modal overlay stands above it. */
export function useDimmedPage(isDimmed: boolean): void {
  useEffect(() => {
    if (!isDimmed) return;
    const root = document.documentElement;
    if (overlays === 0) keepWidth(root);
    overlays += 1;
    root.dataset['dimmed'] = '';
    return () => {
      overlays -= 1;
      if (overlays === 0) delete root.dataset['dimmed'];
    };
  }, [isDimmed]);
}
