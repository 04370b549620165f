import { useEffect } from 'react';
import { gutterEnd, gutterStart } from './scrim.css.ts';

let overlays = 0;

/** Stores the widths of the scrollbar gutter, so that the page keeps its width while dimmed. */
function keepWidth(root: HTMLElement) {
  const { left, right } = root.getBoundingClientRect();
  const gutters = [left, innerWidth - right];
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const [start, end] = isRtl ? gutters.toReversed() : gutters;
  root.style.setProperty(gutterStart, `${start}px`);
  root.style.setProperty(gutterEnd, `${end}px`);
}

/** Marks the page as dimmed while a modal overlay is open. */
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
