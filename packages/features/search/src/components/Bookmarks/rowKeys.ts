import type { KeyboardEvent } from 'react';

const rowsIn = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll('li'), (row) =>
    Array.from(row.querySelectorAll<HTMLElement>('a, button')),
  );

/**
 * Returns the control that a key moves the focus to: the same column of the next or previous row,
 * the field past either end, or within the row.
 */
function target(key: string, panel: HTMLElement, from: Element): HTMLElement | null | undefined {
  const rows = rowsIn(panel);
  const field = panel.querySelector('input');
  const at = rows.findIndex((row) => row.some((control) => control === from));
  const row = rows[at] ?? [];
  const column = Math.max(
    row.findIndex((control) => control === from),
    0,
  );
  const isEndward =
    key === (getComputedStyle(panel).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  if (key === 'ArrowDown')
    return at === rows.length - 1 && at >= 0 ? field : rows[at + 1]?.[column];
  if (key === 'ArrowUp') return at === 0 ? field : rows.at(at < 0 ? -1 : at - 1)?.[column];
  if (at < 0) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return row[isEndward ? 1 : 0];
  if (key === 'Home') return rows[0]?.[column];
  if (key === 'End') return rows.at(-1)?.[column];
  // Typing continues in the field.
  return key.length === 1 && key !== ' ' ? field : undefined;
}

/** Moves the focus through the rows below a field. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: panel, nativeEvent } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing) return;
  const to = target(key, panel, event.target as Element);
  if (!to) return;
  // The browser then types the character into the newly focused field.
  if (key.length > 1) event.preventDefault();
  to.focus();
}
