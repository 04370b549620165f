import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  checkbox,
  head,
  headCell,
  headRow,
  headText,
  refreshing,
  selectCell,
  sortButton,
  sortIcon,
} from './DataTable.css.ts';
import { nextSort, type Column, type Sort } from './columns.ts';

export interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  isRefreshing: boolean | undefined;
  /** `undefined` where rows cannot be selected. */
  selection: { isAll: boolean; isSome: boolean; label: string; onToggle: () => void } | undefined;
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

/** The header that stays: names, order, and the box for all rows. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  isRefreshing,
  selection,
}: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={head}>
      <tr role="row" aria-rowindex={1} className={headRow}>
        {selection && (
          <th role="columnheader" className={selectCell} data-select>
            <input
              type="checkbox"
              checked={selection.isAll}
              ref={(box) => {
                if (box) box.indeterminate = selection.isSome && !selection.isAll;
              }}
              onChange={selection.onToggle}
              aria-label={selection.label}
              className={checkbox}
            />
          </th>
        )}
        {columns.map(({ id, header, label, align, sortKey }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            aria-sort={sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined}
            data-align={align}
            data-sorts={sortKey === undefined ? undefined : ''}
            className={headCell}
          >
            {sortKey !== undefined && onSortChange ? (
              <button
                type="button"
                className={sortButton}
                onClick={() => onSortChange(nextSort(sortKey, sort))}
              >
                <span className={headText}>{named(header, label)}</span>
                <ArrowUp className={sortIcon} />
              </button>
            ) : (
              <span className={headText}>{named(header, label)}</span>
            )}
          </th>
        ))}
      </tr>
      {isRefreshing && <tr role="presentation" className={refreshing} />}
    </thead>
  );
}
