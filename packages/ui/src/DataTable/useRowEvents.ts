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
  /** What is said of a row after a far move. */
  position: (index: number) => string | undefined;
  pageLength: () => number;
}

const pressable = 'a, button, input, select, textarea, label, summary, [role=menuitem]';

/** Follows the link of a row the way the press was meant: here, or in a new tab. */
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

/** What presses and keys on rows do: one listener for all of them. */
export function useRowEvents<Row>(events: RowEvents<Row>) {
  const { props, selection, details, active, position, pageLength } = events;
  const { rows, onRowPress, rowHref } = props;
  const [said, say] = useState('');
  const press = (index: number, event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    const row = rows[index];
    if (row === undefined) return;
    // The press on the link tells of itself.
    if (rowHref) follow((event.target as HTMLElement).closest<HTMLElement>('[data-index]'), event);
    else onRowPress?.(row);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Events of overlays that were opened from a cell arrive here too, through React's tree.
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
        if (Math.abs(index - active.active) > 1) say(position(index) ?? '');
        active.move(index, column);
      },
      press: (index) => press(index, event),
      toggle: (index, isExtending) =>
        selection.isOn ? selection.toggle(index, isExtending) : details.toggle(index),
      selectAll: selection.toggleAll,
    })(event);
  return { onClick, onKeyDown, said };
}
