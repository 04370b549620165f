import { useMemo, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rowCells } from './DataRow.tsx';
import { DataRows } from './DataRows.tsx';
import { body, instead, problem as problemStyle, root, scroller, table } from './DataTable.css.ts';
import { DataTableFoot } from './DataTableFoot.tsx';
import { DataTableHead, headRows } from './DataTableHead.tsx';
import { EndMark } from './EndMark.tsx';
import type { SortProps } from './HeaderCell.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { arranged, tracks, type Column, type ColumnTools } from './columns.ts';
import { custom } from './custom.ts';
import { extents } from './extents.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useDetails, type DetailProps } from './useDetails.ts';
import { useOverflow } from './useOverflow.ts';
import { usePrinting } from './usePrinting.ts';
import { useRowEvents } from './useRowEvents.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useSelection, type SelectionProps } from './useSelection.ts';

/** The texts of a `DataTable`. */
export interface DataTableLabels<Row> {
  /**
   * The accessible name of the checkbox that selects all rows. It's the table's label if it's left
   * out.
   */
  selectAll?: string;
  /** Returns the accessible name of a row's checkbox. */
  selectRow?: (row: Row) => string;
  /** Returns the accessible name of the button that opens a row's details. */
  expandRow?: (row: Row) => string;
  /**
   * Returns the position of the focused row, which is announced after a long jump, from its 1-based
   * number and the number of rows. Nothing is announced if it's left out.
   */
  position?: (row: number, count: number) => string;
}

export interface DataTableProps<Row> extends SelectionProps, SortProps, DetailProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns the unique and stable key of a row. Keep the function's identity between renders. */
  rowKey: (row: Row) => string;
  /** The columns. Keep the array's identity between renders. */
  columns: readonly Column<Row>[];
  /** Resizing, reordering and the menu of each column, from `useColumnTools`. */
  tools?: ColumnTools<Row>;
  /**
   * The number of rows on all pages, if `rows` is only one of them. It's the number of `rows` if
   * it's left out.
   */
  rowCount?: number;
  /**
   * The number of rows before the first of `rows`.
   * @default 0
   */
  rowOffset?: number;
  /**
   * Called with a row when it's clicked or Enter is pressed on it. If rows have an address, use
   * `rowHref`.
   */
  onRowPress?: (row: Row) => void;
  /** Returns the address of a row. Its title becomes a link, which a click on the row follows. */
  rowHref?: (row: Row) => string;
  /**
   * Whether the first rows are loading. Skeleton rows are shown if there are no rows.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Whether newer rows are loading. The current rows stay visible.
   * @default false
   */
  isRefreshing?: boolean;
  /**
   * Whether further rows are loading. Skeleton rows are shown after the last row.
   * @default false
   */
  isLoadingMore?: boolean;
  /** Called when the end of the rows comes into view. Use it to load more. */
  onEndReached?: () => void;
  /**
   * The number of skeleton rows while the first rows load.
   * @default 10
   */
  skeletonRows?: number;
  /** The content that is shown if there are no rows: the reason and the next step. */
  empty?: ReactNode;
  /**
   * The error and how to retry, shown in place of the rows, or above the rows that are already
   * loaded.
   */
  problem?: ReactNode;
  /** The height of the rows. It follows the page's density if it's left out. */
  density?: 'compact' | 'comfortable';
  /**
   * The layout: growing with the rows, with a header that sticks to the page (`content`), or
   * scrolling in the container (`fill`).
   * @default 'content'
   */
  height?: 'content' | 'fill';
  /** The texts of the table. */
  labels?: DataTableLabels<Row>;
}

/** The number of rows above which only those in view are rendered. */
const windowAbove = 100;
const moreRows = 3;

/** Rows of plain data in columns, of any length. In narrow containers each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, onRowPress, rowHref, labels, tools, rowOffset = 0 } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const columns = useMemo(() => arranged<Row, Column<Row>>(props.columns), [props.columns]);
  const cells = useMemo(() => rowCells(columns), [columns]);
  const selection = useSelection(props, rows, rowKey);
  const details = useDetails(props, rows, rowKey);
  const leading = Number(selection.isOn) + Number(details.isOn);
  const layout = useMemo(
    () => tracks(columns, leading, tools?.widths),
    [columns, leading, tools?.widths],
  );
  const isPrinting = usePrinting();
  const isWindowed = rows.length > windowAbove && !isPrinting;
  const isOver = useOverflow(scrollerRef);
  const rowHeight = useRowHeight(bodyRef, isWindowed);
  const space = useMemo(
    () => extents(rows.length, rowHeight, details.sizes),
    [rows.length, rowHeight, details.sizes],
  );
  const active = useActiveRow(bodyRef, rows.length);
  const isPressable = onRowPress !== undefined || rowHref !== undefined;
  const isLive = isPressable || selection.isOn || details.isOn;
  const heads = headRows(columns);
  const count = props.rowCount ?? rows.length;
  const hasFoot = columns.some(({ footer }) => footer !== undefined);
  const isOutline = props.isLoading && rows.length === 0;
  const events = useRowEvents({
    props,
    selection,
    details,
    active,
    position: (index) => labels?.position?.(rowOffset + index + 1, count),
    pageLength: () =>
      Math.max(1, Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 2),
  });
  const skeleton = { columns, isSelectable: selection.isOn, isExpandable: details.isOn };
  const [coveredStart, coveredEnd] = layout.covered;
  const customSizes: Record<string, string | number> = {
    [custom.tracks]: layout.template,
    [custom.printed]: layout.printed,
    [custom.least]: layout.least,
    ...layout.pins,
  };

  return (
    <div
      className={root}
      data-density={props.density}
      data-height={props.height ?? 'content'}
      aria-busy={props.isLoading || props.isRefreshing || props.isLoadingMore || undefined}
    >
      {props.problem && rows.length > 0 && <div className={problemStyle}>{props.problem}</div>}
      <div
        ref={scrollerRef}
        className={scroller}
        data-windowed={isWindowed || undefined}
        data-scrolls={isOver || undefined}
        tabIndex={isWindowed && !isLive ? 0 : undefined}
        style={{ scrollPaddingInlineStart: coveredStart, scrollPaddingInlineEnd: coveredEnd }}
      >
        <table
          role={isLive ? 'grid' : 'table'}
          aria-label={props.label}
          aria-rowcount={count + heads + Number(hasFoot)}
          aria-colcount={columns.length + leading}
          aria-multiselectable={selection.isOn || undefined}
          className={table}
          style={customSizes}
        >
          <DataTableHead
            columns={columns}
            sort={props.sort}
            onSortChange={props.onSortChange}
            tools={tools}
            isRefreshing={props.isRefreshing}
            isExpandable={details.isOn}
            selection={
              selection.isOn
                ? {
                    isAll: selection.isAll,
                    isSome: selection.isSome,
                    label: labels?.selectAll ?? props.label,
                    onToggle: selection.toggleAll,
                  }
                : undefined
            }
          />
          <tbody
            ref={bodyRef}
            role="rowgroup"
            className={body}
            style={isWindowed ? { blockSize: `${space.total}px` } : undefined}
            onClick={isLive ? events.onClick : undefined}
            onKeyDown={isLive ? events.onKeyDown : undefined}
            onFocus={active.onFocus}
            onBlur={active.onBlur}
          >
            {isOutline && <SkeletonRows {...skeleton} count={props.skeletonRows ?? 10} />}
            <DataRows
              table={props}
              scroller={scrollerRef}
              cells={cells}
              heads={heads}
              isWindowed={isWindowed}
              isLive={isLive}
              isPressable={isPressable}
              space={space}
              active={active.active}
              pinned={active.pinned}
              selection={selection}
              details={details}
            />
          </tbody>
          {props.isLoadingMore && rows.length > 0 && (
            <tbody role="presentation" aria-hidden className={body}>
              <SkeletonRows {...skeleton} count={moreRows} />
            </tbody>
          )}
          {hasFoot && rows.length > 0 && (
            <DataTableFoot columns={columns} leading={leading} rowIndex={count + heads + 1} />
          )}
        </table>
        {rows.length === 0 && !props.isLoading && (
          <div className={instead}>{props.problem ?? props.empty}</div>
        )}
        {props.onEndReached && rows.length > 0 && !props.isLoadingMore && (
          <EndMark
            count={rows.length}
            isScrolling={isWindowed || props.height === 'fill'}
            onReach={props.onEndReached}
          />
        )}
      </div>
      {labels?.position && (
        <VisuallyHidden>
          <span role="status">{events.announcement}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
