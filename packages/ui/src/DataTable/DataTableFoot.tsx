import { cellPlace } from './DataRow.tsx';
import { cell, cellText, leadCell, row } from './DataTable.css.ts';
import { foot } from './DataTableFoot.css.ts';
import { cardPlace, labelOf, type Column } from './columns.ts';

export interface DataTableFootProps<Row> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** The number of columns before the first one, for checkboxes and expand buttons. */
  leading: number;
  /** The 1-based number of the row among all rows. */
  rowIndex: number;
}

/** The totals of the columns, in a last row that stays visible. */
export function DataTableFoot<Row>({ columns, leading, rowIndex }: DataTableFootProps<Row>) {
  return (
    <tfoot role="rowgroup" className={foot}>
      <tr role="row" aria-rowindex={rowIndex} className={row}>
        {Array.from({ length: leading }, (_, at) => (
          <td key={at} role="gridcell" className={leadCell} data-empty />
        ))}
        {columns.map((column, at) => (
          <td
            key={column.id}
            role="gridcell"
            {...cellPlace(column)}
            data-card={column.footer ? cardPlace(column, at) : 'hidden'}
            data-label={labelOf(column)}
            className={cell}
          >
            <div className={cellText}>{column.footer}</div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
