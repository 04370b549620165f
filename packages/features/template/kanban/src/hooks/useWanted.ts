import { useLayoutEffect, useRef, useState } from 'react';

interface Wanted {
  id: number;
  on: 'open' | 'menu';
}

/**
 * Focuses a card after it's rendered: on another board it's mounted again, which would lose the
 * focus.
 */
export function useWanted() {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, want] = useState<Wanted | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const { id, on } = wanted;
    const card = root.current?.querySelector(`[data-task="${id}"]`);
    // A card moved by keyboard is scrolled into view; after a move by menu the scroll position
    // stays.
    if (on === 'open') card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    card
      ?.querySelector<HTMLElement>(on === 'open' ? '[data-open]' : 'button')
      ?.focus({ preventScroll: true });
  }, [wanted]);
  return { root, want: (id: number, on: Wanted['on']) => want({ id, on }) };
}
