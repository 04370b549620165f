import { useState } from 'react';
import { moveItem, type ListMove, type SortableItem } from './list.ts';
import type { SortableListLabels } from './SortableList.tsx';

export interface LiftOptions<Item extends SortableItem> {
  items: readonly Item[];
  labels: SortableListLabels;
  onMove: (move: ListMove, items: readonly Item[]) => void;
}

type LiftEvent = 'lifted' | 'moved' | 'dropped' | 'cancelled';

/** Returns the lifted row, the order that is shown while it's moved, and the text to announce. */
export function useLift<Item extends SortableItem>({ items, labels, onMove }: LiftOptions<Item>) {
  const [carried, carry] = useState<ListMove | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // The row may have been removed while it was lifted.
  const lift = carried && items.some(({ id }) => id === carried.item) ? carried : null;
  const shown = lift ? moveItem(items, lift) : items;
  const announce = (what: LiftEvent, id: string, list: readonly Item[]) => {
    const at = list.findIndex((each) => each.id === id);
    const item = list[at];
    if (item) setAnnouncement(labels[what](item.label, at + 1, list.length));
  };
  const put = (move: ListMove) => {
    const next = moveItem(items, move);
    carry(null);
    announce('dropped', move.item, next);
    if (next !== items) onMove(move, next);
  };
  return {
    shown,
    announcement,
    lifted: lift?.item ?? null,
    put,
    /** Lifts a row, or drops the one that is lifted. */
    press: (id: string) => {
      if (lift) return put(lift);
      carry({ item: id, index: items.findIndex((each) => each.id === id) });
      announce('lifted', id, items);
    },
    /** Moves the lifted row to an index, clamped to the ends of the list. */
    carryTo: (index: number) => {
      if (!lift) return;
      const to = Math.min(items.length - 1, Math.max(0, index));
      if (to === lift.index) return;
      const next = { ...lift, index: to };
      carry(next);
      announce('moved', lift.item, moveItem(items, next));
    },
    drop: () => lift && put(lift),
    cancel: () => {
      if (!lift) return;
      carry(null);
      announce('cancelled', lift.item, items);
    },
  };
}
