import { bone, cell, cellText, row, selectCell } from './DataTable.css.ts';
import type { Column } from './columns.ts';

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isSelectable: boolean;
}

/** Rows of the shape of what is coming, so that nothing jumps when it comes. */
export function SkeletonRows<Row>({ columns, count, isSelectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden className={row} data-selectable={isSelectable ? '' : undefined}>
      {isSelectable && <td className={selectCell} />}
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={cell}
          data-align={column.align}
          data-card={column.inCard ?? (at === 0 ? 'title' : 'line')}
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
