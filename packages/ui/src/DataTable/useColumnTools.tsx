import { useMemo } from 'react';
import type { SortProps } from './HeaderCell.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import type { ColumnTools } from './columns.ts';
import { startDrag } from './headerDrag.ts';
import type { ColumnControl } from './useColumnState.ts';

/** What the menu and the handle of a column say. */
export interface ColumnToolWords {
  /** Names the button of the menu, and the menu. */
  menu: (column: string) => string;
  /** Names the handle that makes the column wider. */
  resize: (column: string) => string;
  sortAscending: string;
  sortDescending: string;
  moveToStart: string;
  moveToEnd: string;
  pinStart: string;
  pinEnd: string;
  unpin: string;
  resetWidth: string;
  hide: string;
}

export interface ColumnToolOptions extends Pick<SortProps, 'onSortChange'> {
  words: ColumnToolWords;
  /** Columns that stay: they can neither be hidden nor moved. */
  isFixed?: (id: string) => boolean;
}

const never = () => false;

/** Lets people resize, drag, pin and hide columns, by pointer and from a menu in each header; the menu's code comes when it is reached for. */
export function useColumnTools<Row>(
  control: ColumnControl<Row>,
  { words, isFixed = never, onSortChange }: ColumnToolOptions,
): ColumnTools<Row> {
  return useMemo(
    () => ({
      widths: control.widths,
      headerEnd: (column) => (
        <HeaderEnd
          column={column}
          control={control}
          words={words}
          isFixed={isFixed(column.id)}
          onSortChange={onSortChange}
        />
      ),
      onHeaderPointerDown: (event, { id, pin }) => {
        if (!isFixed(id)) startDrag(event, id, pin, control.moveBefore);
      },
    }),
    [control, words, isFixed, onSortChange],
  );
}
