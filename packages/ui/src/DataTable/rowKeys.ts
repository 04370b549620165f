import type { KeyboardEvent } from 'react';

export interface RowKeys {
  count: number;
  /** Returns the number of rows that Page Up and Page Down move by. */
  pageLength: () => number;
  /**
   * Focuses a row, or its cell at `column`. With `isExtending`, the rows in between are selected.
   */
  move: (index: number, column: number, isExtending: boolean) => void;
  press: (index: number) => void;
  toggle: (index: number, isExtending: boolean) => void;
  selectAll: () => void;
}

/** The column index that stands for the row itself. */
export const wholeRow = -1;
const live = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Returns the cells of a row, in order. */
export const cellsOf = (row: Element) =>
  Array.from(row.children).filter((cell): cell is HTMLElement => cell instanceof HTMLElement);

/** Focuses a row or one of its cells, and scrolls it into view. */
export function focusIn(row: HTMLElement, column: number) {
  const cell = column === wholeRow ? undefined : cellsOf(row)[column];
  if (cell) cell.tabIndex = -1;
  (cell ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Handles the keys of a focused row or cell: up and down between rows, sideways through cells,
 * Enter into a cell and Escape out of it. Other keys inside a cell are left to its content.
 */
export function rowKeys({ count, pageLength, move, press, toggle, selectAll }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row || row.parentElement !== event.currentTarget) return;
    const index = Number(row.dataset.index);
    const cells = cellsOf(row);
    const column = cells.indexOf(target);
    const isCommand = event.ctrlKey || event.metaKey;
    if (target !== row && column < 0) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      focusIn(
        row,
        cells.findIndex((cell) => cell.contains(target)),
      );
      return event.preventDefault();
    }
    const isCell = column >= 0;
    const isMirrored = getComputedStyle(row).direction === 'rtl';
    const sideways = (step: number) => () =>
      focusIn(row, Math.max(wholeRow, Math.min(cells.length - 1, column + step)));
    const go = (to: number) => () =>
      move(Math.min(count - 1, Math.max(0, to)), column, event.shiftKey);
    const isWithinRow = isCell && !isCommand;
    const acts: Record<string, () => void> = {
      ArrowDown: go(index + 1),
      ArrowUp: go(index - 1),
      PageDown: go(index + pageLength()),
      PageUp: go(index - pageLength()),
      Home: isWithinRow ? () => focusIn(row, 0) : go(0),
      End: isWithinRow ? () => focusIn(row, cells.length - 1) : go(count - 1),
      ArrowRight: sideways(isMirrored ? -1 : 1),
      ArrowLeft: sideways(isMirrored ? 1 : -1),
      Escape: () => focusIn(row, wholeRow),
      Enter: () => {
        const inside = isCell && target.querySelector<HTMLElement>(live);
        if (inside) inside.focus();
        else press(index);
      },
      F2: () => target.querySelector<HTMLElement>(live)?.focus(),
      ' ': () => toggle(index, event.shiftKey),
    };
    const action = event.key === 'a' && isCommand ? selectAll : acts[event.key];
    if (!action || (event.key === 'Escape' && !isCell)) return;
    action();
    event.preventDefault();
  };
}
