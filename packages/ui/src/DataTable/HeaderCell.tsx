import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cellPlace } from './DataRow.tsx';
import { headCell, headText, sortButton, sortIcon, sortPlace } from './HeaderCell.css.ts';
import { nextSort, nextSorts, type Column, type ColumnTools, type Sort } from './columns.ts';

export interface SortProps {
  /** How rows are sorted now; of several, the first is the most important. */
  sort?: Sort | readonly Sort[];
  /** A header was pressed. `all` adds to what is sorted by already when Shift was held. */
  onSortChange?: (sort: Sort, all: readonly Sort[]) => void;
}

export interface HeaderCellProps<Row> extends Pick<SortProps, 'onSortChange'> {
  column: Column<Row>;
  sorts: readonly Sort[];
  tools: ColumnTools<Row> | undefined;
}

/** A header that is no words says its label to a screen reader. */
const named = (header: ReactNode, label: string | undefined) =>
  label === undefined || (typeof header === 'string' && header !== '') ? (
    header
  ) : (
    <>
      {header}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );

/** The name of a column, which sorts by it where it can. */
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
