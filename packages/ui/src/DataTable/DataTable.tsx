import { useMemo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { DataRow } from './DataRow.tsx';
import { body, custom, empty as emptyStyle, root, scroller, table } from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tracks, type Column, type Sort } from './columns.ts';
import { rowKeys } from './rowKeys.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useSelection, type SelectionProps } from './useSelection.ts';
import { useWindow } from './useWindow.ts';

export interface DataTableProps<Row> extends SelectionProps {
  /** What the table lists, to a screen reader. */
  label: string;
  rows: readonly Row[];
  /** Which row it is, the same for as long as it lives. */
  rowKey: (row: Row) => string;
  /** Keep the array's identity between renders. */
  columns: readonly Column<Row>[];
  /** How many rows there are on all pages, where these are some of them. */
  rowCount?: number;
  /** How many rows stand before the first of these. */
  rowOffset?: number;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Opens a row, by press or Enter. */
  onRowPress?: (row: Row) => void;
  /** Nothing has come yet: rows are drawn in outline. */
  isLoading?: boolean;
  /** Newer rows are on their way; these stay. */
  isRefreshing?: boolean;
  skeletonRows?: number;
  /** What stands there when there is no row: why, and what to do next. */
  empty?: ReactNode;
  density?: 'compact' | 'comfortable';
  /** `content` grows with its rows and its header sticks to the page; `fill` scrolls in its container. */
  height?: 'content' | 'fill';
  /** What the boxes of selectable rows say. */
  words?: { selectAll: string; selectRow: (row: Row) => string };
}

/** Above this many rows only those in view are rendered. */
const windowAbove = 100;
const pressable = 'a, button, input, select, textarea, label, summary, [role=menuitem]';

/** Facts in columns, over plain data of any length; cards where it is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, onRowPress, words, rowOffset = 0 } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => props.columns.filter(({ isHidden }) => !isHidden), [props.columns]);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const selection = useSelection(props, keys);
  const layout = useMemo(() => tracks(columns, selection.isOn), [columns, selection.isOn]);
  const isWindowed = rows.length > windowAbove;
  const isOver = useOverflow(scrollerRef);
  const rowHeight = useRowHeight(bodyRef, isWindowed);
  const row = useActiveRow(bodyRef, rows.length);
  const inWindow = useWindow(scrollerRef, isWindowed ? rows.length : 0, rowHeight, row.pinned);
  const shown = isWindowed ? inWindow : keys.map((slot, index) => ({ index, slot }));
  const chosen = useMemo(
    () => keys.reduce((sum, key) => sum + Number(selection.selected.has(key)), 0),
    [keys, selection.selected],
  );
  const isLive = onRowPress !== undefined || selection.isOn;

  const press = (index: number) => {
    const pressed = rows[index];
    if (pressed !== undefined) onRowPress?.(pressed);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Events of overlays that were opened from a cell arrive here too, through React's tree.
    if (!event.currentTarget.contains(target)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    if (target.closest('[data-select]')) selection.toggle(index, event.shiftKey);
    else if (!target.closest(pressable) && window.getSelection()?.isCollapsed !== false)
      press(index);
  };
  const onKeyDown = rowKeys({
    count: rows.length,
    pageLength: () =>
      Math.max(1, Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 2),
    move: (index, isExtending) => {
      if (isExtending) selection.extend(row.active, index);
      row.move(index);
    },
    press,
    toggle: selection.toggle,
    selectAll: selection.toggleAll,
  });

  return (
    <div
      className={root}
      data-density={props.density}
      data-height={props.height ?? 'content'}
      aria-busy={props.isLoading || props.isRefreshing || undefined}
    >
      <div
        ref={scrollerRef}
        className={scroller}
        data-windowed={isWindowed || undefined}
        data-scrolls={isOver || undefined}
        tabIndex={isWindowed && !isLive ? 0 : undefined}
      >
        <table
          role={isLive ? 'grid' : 'table'}
          aria-label={props.label}
          aria-rowcount={(props.rowCount ?? rows.length) + 1}
          aria-colcount={columns.length + (selection.isOn ? 1 : 0)}
          aria-multiselectable={selection.isOn || undefined}
          className={table}
          style={
            { [custom.tracks]: layout.template, [custom.least]: layout.least } as CSSProperties
          }
        >
          <DataTableHead
            columns={columns}
            sort={props.sort}
            onSortChange={props.onSortChange}
            isRefreshing={props.isRefreshing}
            selection={
              selection.isOn
                ? {
                    isAll: keys.length > 0 && chosen === keys.length,
                    isSome: chosen > 0,
                    label: words?.selectAll ?? props.label,
                    onToggle: selection.toggleAll,
                  }
                : undefined
            }
          />
          <tbody
            ref={bodyRef}
            role="rowgroup"
            className={body}
            style={isWindowed ? { blockSize: `${rows.length * rowHeight}px` } : undefined}
            onClick={isLive ? onClick : undefined}
            onKeyDown={isLive ? onKeyDown : undefined}
            onFocus={row.onFocus}
            onBlur={row.onBlur}
          >
            {props.isLoading && rows.length === 0 ? (
              <SkeletonRows
                columns={columns}
                count={props.skeletonRows ?? 10}
                isSelectable={selection.isOn}
              />
            ) : (
              shown.map(({ index, slot }) => {
                const data = rows[index];
                const key = keys[index];
                if (data === undefined || key === undefined) return null;
                return (
                  <DataRow
                    key={slot}
                    row={data}
                    index={index}
                    rowIndex={rowOffset + index + 2}
                    columns={columns}
                    offset={isWindowed ? index * rowHeight : undefined}
                    isTabStop={isLive && index === row.active}
                    isPressable={onRowPress !== undefined}
                    isSelected={selection.isOn ? selection.selected.has(key) : undefined}
                    selectLabel={selection.isOn ? words?.selectRow(data) : undefined}
                  />
                );
              })
            )}
          </tbody>
        </table>
        {rows.length === 0 && !props.isLoading && <div className={emptyStyle}>{props.empty}</div>}
      </div>
    </div>
  );
}
