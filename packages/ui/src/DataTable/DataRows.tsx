import type { RefObject } from 'react';
import { DataRow, type RowCell } from './DataRow.tsx';
import type { DataTableProps } from './DataTable.tsx';
import type { Extents } from './extents.ts';
import type { useDetails } from './useDetails.ts';
import type { useSelection } from './useSelection.ts';
import { useWindow } from './useWindow.ts';

export interface DataRowsProps<Row> {
  table: DataTableProps<Row>;
  scroller: RefObject<HTMLElement | null>;
  cells: readonly RowCell<Row>[];
  /** How many rows the header has. */
  heads: number;
  isWindowed: boolean;
  isLive: boolean;
  isPressable: boolean;
  space: Extents;
  /** The row that Tab reaches. */
  active: number;
  /** The row to keep wherever it is. */
  pinned: number;
  selection: ReturnType<typeof useSelection>;
  details: ReturnType<typeof useDetails>;
}

/** The rows, or those of them that are in view. Scrolling renders these alone. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { table, cells, isWindowed, space, selection, details } = props;
  const { rows, rowKey, rowHref, words, rowOffset = 0 } = table;
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
        selectLabel={selection.isOn ? words?.selectRow?.(row) : undefined}
        isExpanded={details.isOn ? details.has(key) : undefined}
        expandLabel={details.isOn ? words?.expandRow?.(row) : undefined}
        detail={table.detail}
        onDetailHeight={details.onHeight}
      />
    );
  });
}
