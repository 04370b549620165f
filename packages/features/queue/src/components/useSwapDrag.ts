import type { QueueEntry } from '@servery/api';
import { useState, type DragEvent } from 'react';

/** The props and event handlers that make a card draggable onto another one. */
export interface Dragging {
  draggable: boolean;
  'data-dragged'?: true;
  'data-over'?: true;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Swaps two entries when the card of one is dropped on the card of the other. */
export function useSwapDrag(onSwap: (dragged: QueueEntry, other: QueueEntry) => void) {
  const [dragged, setDragged] = useState<QueueEntry | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (entry: QueueEntry): Dragging => ({
    draggable: true,
    ...(dragged?.id === entry.id && { 'data-dragged': true as const }),
    ...(over === entry.id && dragged?.id !== entry.id && { 'data-over': true as const }),
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', entry.number);
      setDragged(entry);
    },
    onDragOver: (event) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(entry.id);
    },
    onDragLeave: () => setOver((last) => (last === entry.id ? null : last)),
    onDrop: (event) => {
      event.preventDefault();
      if (dragged && dragged.id !== entry.id) onSwap(dragged, entry);
      end();
    },
    onDragEnd: end,
  });
}
