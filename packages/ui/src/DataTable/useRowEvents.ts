import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { rowKeys } from './rowKeys.ts';
import type { useActiveRow } from './useActiveRow.ts';
import type { useDetails } from './useDetails.ts';
import type { useSelection } from './useSelection.ts';

export interface RowEvents<Row> {
  props: DataTableProps<Row>;
  selection: ReturnType<typeof useSelection>;
  details: ReturnType<typeof useDetails>;
  active: ReturnType<typeof useActiveRow>;
  /** Returns the announcement of a row's position after a move of more than one row. */
  position: (index: number) => string | undefined;
  pageLength: () => number;
}

const pressable = 'a, button, input, select, textarea, label, summary, [role=menuitem]';

/**
 * Follows the link of a row with the modifier keys of the event, so that it can open in a new tab.
 */
function follow(row: HTMLElement | null | undefined, event: MouseEvent | KeyboardEvent) {
  const { ctrlKey, metaKey, shiftKey } = event;
  row?.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
}

/** Returns the event handlers for all rows, and the text to announce. */
export function useRowEvents<Row>(events: RowEvents<Row>) {
  const { props, selection, details, active, position, pageLength } = events;
  const { rows, onRowPress, rowHref } = props;
  const [announcement, announce] = useState('');
  const press = (index: number, event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const row = rows[index];
    if (row === undefined) return;
    // The click on the link calls `onRowPress`.
    if (rowHref) follow((event.target as HTMLElement).closest<HTMLElement>('[data-index]'), event);
    else onRowPress?.(row);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Events of overlays opened from a cell bubble here too, through React's tree.
    if (!event.currentTarget.contains(target)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    if (target.closest('[data-row-link]')) {
      const row = rows[index];
      if (row !== undefined) onRowPress?.(row);
    } else if (target.closest('[data-select]')) selection.toggle(index, event.shiftKey);
    else if (target.closest('[data-expand]')) details.toggle(index);
    else if (target.closest('[data-detail]')) return;
    else if (!target.closest(pressable) && window.getSelection()?.isCollapsed !== false)
      press(index, event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    rowKeys({
      count: rows.length,
      pageLength,
      move: (index, column, isExtending) => {
        if (isExtending) selection.extend(active.active, index);
        if (Math.abs(index - active.active) > 1) announce(position(index) ?? '');
        active.move(index, column);
      },
      press: (index) => press(index, event),
      toggle: (index, isExtending) =>
        selection.isOn ? selection.toggle(index, isExtending) : details.toggle(index),
      selectAll: selection.toggleAll,
    })(event);
  return { onClick, onKeyDown, announcement };
}
