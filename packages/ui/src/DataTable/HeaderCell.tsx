import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cellPlace } from './DataRow.tsx';
import { headCell, headText, sortButton, sortIcon, sortPlace } from './HeaderCell.css.ts';
import { nextSort, nextSorts, type Column, type ColumnTools, type Sort } from './columns.ts';

/** Props of a table that can be sorted. */
export interface SortProps {
  /**
   * The current sort order. Of several, the first takes precedence. The rows have to be sorted
   * already.
   */
  sort?: Sort | readonly Sort[];
  /**
   * Called when a header is pressed, with the new order of that column, and with all orders: with
   * Shift, it's added to the existing ones.
   */
  onSortChange?: (sort: Sort, all: readonly Sort[]) => void;
}

export interface HeaderCellProps<Row> extends Pick<SortProps, 'onSortChange'> {
  /** The column. */
  column: Column<Row>;
  /** The current sort orders, the most important first. */
  sorts: readonly Sort[];
  /** Resizing, reordering and the menu of the column. */
  tools: ColumnTools<Row> | undefined;
}

/** Adds the label for screen readers to a heading that isn't text. */
const named = (header: ReactNode, label: string | undefined) =>
  label === undefined || (typeof header === 'string' && header !== '') ? (
    header
  ) : (
    <>
      {header}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );

/** The heading of a column, which sorts by it if it has a `sortKey`. */
export function HeaderCell<Row>({ column, sorts, tools, onSortChange }: HeaderCellProps<Row>) {
  const { id, header, label, sortKey } = column;
  const at = sorts.findIndex(({ key }) => key === sortKey);
  const sort = sortKey === undefined ? undefined : sorts[at];
  const text = <span className={headText}>{named(header, label)}</span>;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort && at === 0 ? sort.direction : undefined}
      {...cellPlace(column)}
      data-column={id}
      data-sort={sort?.direction}
      data-sorts={sortKey === undefined ? undefined : ''}
      data-tools={tools && ''}
      className={headCell}
      onPointerDown={tools && ((event) => tools.onHeaderPointerDown(event, column))}
    >
      {sortKey !== undefined && onSortChange ? (
        <button
          type="button"
          className={sortButton}
          onClick={({ shiftKey }) =>
            onSortChange(nextSort(sortKey, sort), nextSorts(sortKey, sorts, shiftKey))
          }
        >
          {text}
          <ArrowUp className={sortIcon} />
          {sort && sorts.length > 1 && <span className={sortPlace}>{at + 1}</span>}
        </button>
      ) : (
        text
      )}
      {tools?.headerEnd(column)}
    </th>
  );
}
