import type { KeyboardEvent } from 'react';

export interface RowKeys {
  count: number;
  /** How far Page Up and Page Down go. */
  pageLength: () => number;
  /** Puts the focus on a row; with `isExtending` the rows in between are selected. */
  move: (index: number, isExtending: boolean) => void;
  press: (index: number) => void;
  toggle: (index: number, isExtending: boolean) => void;
  selectAll: () => void;
}

/** The keys of a focused row. Keys pressed inside of a cell belong to what stands there. */
export function rowKeys({ count, pageLength, move, press, toggle, selectAll }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.dataset.index === undefined || target.parentElement !== event.currentTarget) return;
    const index = Number(target.dataset.index);
    const isCommand = event.ctrlKey || event.metaKey;
    const moves: Record<string, () => number> = {
      ArrowDown: () => index + 1,
      ArrowUp: () => index - 1,
      PageDown: () => index + pageLength(),
      PageUp: () => index - pageLength(),
      Home: () => 0,
      End: () => count - 1,
    };
    const to = moves[event.key];
    if (to) move(Math.min(count - 1, Math.max(0, to())), event.shiftKey);
    else if (event.key === 'Enter') press(index);
    else if (event.key === ' ') toggle(index, event.shiftKey);
    else if (event.key === 'a' && isCommand) selectAll();
    else return;
    event.preventDefault();
  };
}
