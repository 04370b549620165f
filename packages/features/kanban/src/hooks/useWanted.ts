import { useLayoutEffect, useRef, useState } from 'react';

interface Wanted {
  id: number;
  on: 'open' | 'menu';
}

/** Puts the focus on a card once it is drawn: on another board it is drawn anew, and the focus would be lost. */
export function useWanted() {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, want] = useState<Wanted | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const { id, on } = wanted;
    const card = root.current?.querySelector(`[data-task="${id}"]`);
    // Who moved it by its menu stays where they are; who carries it goes with it.
    if (on === 'open') card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    card
      ?.querySelector<HTMLElement>(on === 'open' ? '[data-open]' : 'button')
      ?.focus({ preventScroll: true });
  }, [wanted]);
  return { root, want: (id: number, on: Wanted['on']) => want({ id, on }) };
}
