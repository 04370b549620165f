import { useState } from 'react';
import { moveItem, type ListMove, type SortableItem } from './list.ts';
import type { SortableListWords } from './SortableList.tsx';

export interface LiftOptions<Item extends SortableItem> {
  items: readonly Item[];
  words: SortableListWords;
  onMove: (move: ListMove, items: readonly Item[]) => void;
}

type Said = 'lifted' | 'moved' | 'dropped' | 'cancelled';

/** A row that is lifted and carried: the order shown meanwhile, and what a screen reader is told. */
export function useLift<Item extends SortableItem>({ items, words, onMove }: LiftOptions<Item>) {
  const [carried, carry] = useState<ListMove | null>(null);
  const [said, setSaid] = useState('');
  // A row may have gone while it was carried.
  const lift = carried && items.some(({ id }) => id === carried.item) ? carried : null;
  const shown = lift ? moveItem(items, lift) : items;
  const say = (what: Said, id: string, list: readonly Item[]) => {
    const at = list.findIndex((each) => each.id === id);
    const item = list[at];
    if (item) setSaid(words[what](item.label, at + 1, list.length));
  };
  const put = (move: ListMove) => {
    const next = moveItem(items, move);
    carry(null);
    say('dropped', move.item, next);
    if (next !== items) onMove(move, next);
  };
  return {
    shown,
    said,
    lifted: lift?.item ?? null,
    put,
    /** Lifts a row, or drops the one that is lifted. */
    press: (id: string) => {
      if (lift) return put(lift);
      carry({ item: id, index: items.findIndex((each) => each.id === id) });
      say('lifted', id, items);
    },
    /** Carries the lifted row to an index, as far as the list goes. */
    carryTo: (index: number) => {
      if (!lift) return;
      const to = Math.min(items.length - 1, Math.max(0, index));
      if (to === lift.index) return;
      const next = { ...lift, index: to };
      carry(next);
      say('moved', lift.item, moveItem(items, next));
    },
    drop: () => lift && put(lift),
    cancel: () => {
      if (!lift) return;
      carry(null);
      say('cancelled', lift.item, items);
    },
  };
}
