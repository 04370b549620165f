import { useMemo } from 'react';
import type { SortProps } from './HeaderCell.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import type { ColumnTools } from './columns.ts';
import { startDrag } from './headerDrag.ts';
import type { ColumnControl } from './useColumnState.ts';
import { useColumnToolLabels } from './useColumnToolLabels.ts';

/** The texts of a column's menu and resize handle. */
export interface ColumnToolLabels {
  /** Returns the accessible name of the menu and its button from the column's name. */
  menu: (column: string) => string;
  /** Returns the accessible name of the resize handle from the column's name. */
  resize: (column: string) => string;
  /** The label of the item that sorts in ascending order. */
  sortAscending: string;
  /** The label of the item that sorts in descending order. */
  sortDescending: string;
  /** The label of the item that moves the column towards the start. */
  moveToStart: string;
  /** The label of the item that moves the column towards the end. */
  moveToEnd: string;
  /** The label of the item that pins the column to the start. */
  pinStart: string;
  /** The label of the item that pins the column to the end. */
  pinEnd: string;
  /** The label of the item that unpins the column. */
  unpin: string;
  /** The label of the item that resets the column's width. */
  resetWidth: string;
  /** The label of the item that hides the column. */
  hide: string;
}

/** The options of `useColumnTools`. */
export interface ColumnToolOptions extends Pick<SortProps, 'onSortChange'> {
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ColumnToolLabels>;
  /**
   * Returns whether the column with an id can't be hidden or moved. None is fixed if it's left out.
   */
  isFixed?: (id: string) => boolean;
}

const never = () => false;

/**
 * Lets people resize, drag, pin and hide columns, by pointer or from a menu in each heading. The
 * menu's code loads when it's first needed.
 */
export function useColumnTools<Row>(
  control: ColumnControl<Row>,
  { labels: given, isFixed = never, onSortChange }: ColumnToolOptions = {},
): ColumnTools<Row> {
  const labels = useColumnToolLabels(given);
  return useMemo(
    () => ({
      widths: control.widths,
      headerEnd: (column) => (
        <HeaderEnd
          column={column}
          control={control}
          labels={labels}
          isFixed={isFixed(column.id)}
          onSortChange={onSortChange}
        />
      ),
      onHeaderPointerDown: (event, { id, pin }) => {
        if (!isFixed(id)) startDrag(event, id, pin, control.moveBefore);
      },
    }),
    [control, labels, isFixed, onSortChange],
  );
}
