import { useLayoutEffect, useRef, useState } from 'react';
import type { RepeaterLabels } from './Repeater.tsx';

interface Repeated {
  items: readonly { id: string }[];
  onAdd: () => void;
  onRemove: (index: number) => (() => void) | undefined;
  onMove?: (from: number, to: number) => void;
  labels: RepeaterLabels;
}

const focusable =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Moves focus to the added, moved or restored row, and keeps the last removed row so that it can be
 * restored.
 */
export function useRepeater({ items, onAdd, onRemove, onMove, labels }: Repeated) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ index: number; by?: 1 | -1; length: number }>(null);
  const [removed, setRemoved] = useState<{ index: number; undo: () => void } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const next = wanted.current;
    if (!next || items.length !== next.length) return;
    const id = items[next.index]?.id;
    const row = ref.current?.querySelector(`:scope > ol > [data-row="${CSS.escape(id ?? '')}"]`);
    if (!row) return;
    wanted.current = null;
    const movers = [
      ...row.querySelectorAll<HTMLElement>(':scope > * > [data-moves]:not(:disabled)'),
    ];
    const mover = movers.find(({ dataset }) => dataset['moves'] === String(next.by)) ?? movers[0];
    const field = row.querySelector<HTMLElement>(`:scope > [data-fields] :is(${focusable})`);
    (next.by ? mover : field)?.focus();
  });

  return {
    ref,
    removed,
    announcement,
    forget: () => setRemoved(null),
    add: () => {
      wanted.current = { index: items.length, length: items.length + 1 };
      setRemoved(null);
      onAdd();
    },
    remove: (index: number) => {
      const undo = onRemove(index);
      setRemoved(undo ? { index, undo } : null);
    },
    undo: () => {
      if (!removed) return;
      wanted.current = { index: removed.index, length: items.length + 1 };
      setRemoved(null);
      removed.undo();
    },
    move: (from: number, by: 1 | -1) => {
      wanted.current = { index: from + by, by, length: items.length };
      setAnnouncement(labels.moved(from + 1, from + by + 1));
      onMove?.(from, from + by);
    },
  };
}
