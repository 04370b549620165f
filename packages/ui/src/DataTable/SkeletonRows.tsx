import { cell, cellText, leadCell, row } from './DataTable.css.ts';
import { bone } from './SkeletonRows.css.ts';
import { cardPlace, type Column } from './columns.ts';

export interface SkeletonRowsProps<Row> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** The number of rows. */
  count: number;
  /** Whether rows have a checkbox. */
  isSelectable: boolean;
  /** Whether rows have an expand button. */
  isExpandable: boolean;
}

/** Skeleton rows in the shape of the rows that load, so that the layout doesn't shift. */
export function SkeletonRows<Row>({
  columns,
  count,
  isSelectable,
  isExpandable,
}: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr
      key={index}
      aria-hidden
      className={row}
      data-selectable={isSelectable ? '' : undefined}
      data-expandable={isExpandable ? '' : undefined}
    >
      {isSelectable && <td className={leadCell} data-select />}
      {isExpandable && <td className={leadCell} data-expand />}
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={cell}
          data-align={column.align}
          data-card={cardPlace(column, at)}
        >
          <div
            className={cellText}
            style={{ inlineSize: '100%', display: 'flex', justifyContent: 'inherit' }}
          >
            <span className={bone} />
          </div>
        </td>
      ))}
    </tr>
  ));
}
