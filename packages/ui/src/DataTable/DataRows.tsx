import type { RefObject } from 'react';
import { DataRow, type RowCell } from './DataRow.tsx';
import type { DataTableProps } from './DataTable.tsx';
import type { Extents } from './extents.ts';
import type { useDetails } from './useDetails.ts';
import type { useSelection } from './useSelection.ts';
import { useWindow } from './useWindow.ts';

export interface DataRowsProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>;
  /** A ref to the scrolling element. */
  scroller: RefObject<HTMLElement | null>;
  /** The columns with their attributes. */
  cells: readonly RowCell<Row>[];
  /** The number of rows of the header. */
  heads: number;
  /** Whether only the rows in view are rendered. */
  isWindowed: boolean;
  /** Whether rows can take focus. */
  isLive: boolean;
  /** Whether rows can be pressed. */
  isPressable: boolean;
  /** The positions of the rows. */
  space: Extents;
  /** The index of the row that Tab reaches. */
  active: number;
  /** The index of a row to keep rendered when it isn't in view. */
  pinned: number;
  /** The selection of the table. */
  selection: ReturnType<typeof useSelection>;
  /** The expanded rows of the table. */
  details: ReturnType<typeof useDetails>;
}

/** The rows, or only those in view. Scrolling renders only this component. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { table, cells, isWindowed, space, selection, details } = props;
  const { rows, rowKey, rowHref, labels, rowOffset = 0 } = table;
  const inWindow = useWindow(props.scroller, isWindowed ? rows.length : 0, space, props.pinned);
  const shown = isWindowed ? inWindow : rows.map((_, index) => ({ index, slot: index }));
  return shown.map(({ index, slot }) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <DataRow
        key={slot}
        row={row}
        rowKey={key}
        index={index}
        rowIndex={rowOffset + index + props.heads + 1}
        cells={cells}
        offset={isWindowed ? space.offsetOf(index) : undefined}
        isTabStop={props.isLive && index === props.active}
        isPressable={props.isPressable}
        href={rowHref?.(row)}
        isSelected={selection.isOn ? selection.has(key) : undefined}
        selectLabel={selection.isOn ? labels?.selectRow?.(row) : undefined}
        isExpanded={details.isOn ? details.has(key) : undefined}
        expandLabel={details.isOn ? labels?.expandRow?.(row) : undefined}
        detail={table.detail}
        onDetailHeight={details.onHeight}
      />
    );
  });
}
