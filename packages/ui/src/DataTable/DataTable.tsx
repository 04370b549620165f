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

/** What a table says. */
export interface DataTableWords<Row> {
  selectAll?: string;
  selectRow?: (row: Row) => string;
  /** Names the button that opens a row's detail. */
  expandRow?: (row: Row) => string;
  /** Said after a far move: which row of how many has the focus now. */
  position?: (row: number, count: number) => string;
}

export interface DataTableProps<Row> extends SelectionProps, SortProps, DetailProps<Row> {
  /** What the table lists, to a screen reader. */
  label: string;
  rows: readonly Row[];
  /** Which row it is, the same for as long as it lives. Keep its identity between renders. */
  rowKey: (row: Row) => string;
  /** Keep the array's identity between renders. */
  columns: readonly Column<Row>[];
  /** Resizing, reordering and the menu of each column: from `useColumnTools`. */
  tools?: ColumnTools<Row>;
  /** How many rows there are on all pages, where these are some of them. */
  rowCount?: number;
  /** How many rows stand before the first of these. */
  rowOffset?: number;
  /** Opens a row, by press or Enter. Where it has an address, give `rowHref`. */
  onRowPress?: (row: Row) => void;
  /** Where a row leads: its title becomes a real link, which a press on the row follows. */
  rowHref?: (row: Row) => string;
  /** Nothing has come yet: rows are drawn in outline. */
  isLoading?: boolean;
  /** Newer rows are on their way; these stay. */
  isRefreshing?: boolean;
  /** More rows are on their way; outlines stand where they will. */
  isLoadingMore?: boolean;
  /** The end of the rows comes near: ask for more. */
  onEndReached?: () => void;
  skeletonRows?: number;
  /** What stands there when there is no row: why, and what to do next. */
  empty?: ReactNode;
  /** What went wrong and how to try again: in place of rows, or above those that came before. */
  problem?: ReactNode;
  density?: 'compact' | 'comfortable';
  /** `content` grows with its rows and its header sticks to the page; `fill` scrolls in its container. */
  height?: 'content' | 'fill';
  words?: DataTableWords<Row>;
}

/** Above this many rows only those in view are rendered. */
const windowAbove = 100;
const moreRows = 3;

/** Facts in columns, over plain data of any length; cards where it is narrow. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, onRowPress, rowHref, words, tools, rowOffset = 0 } = props;
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
    position: (index) => words?.position?.(rowOffset + index + 1, count),
    pageLength: () =>
      Math.max(1, Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 2),
  });
  const skeleton = { columns, isSelectable: selection.isOn, isExpandable: details.isOn };
  const [coveredStart, coveredEnd] = layout.covered;
  const room: Record<string, string | number> = {
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
          style={room}
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
      {words?.position && (
        <VisuallyHidden>
          <span role="status">{events.said}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
