import { cellPlace } from './DataRow.tsx';
import { checkbox, leadCell } from './DataTable.css.ts';
import { filterCell, groupCell, groupRow, head, headRow, refreshing } from './DataTableHead.css.ts';
import { HeaderCell, type SortProps } from './HeaderCell.tsx';
import { groups, sortList, type Column, type ColumnTools } from './columns.ts';

export interface DataTableHeadProps<Row> extends SortProps {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Resizing, reordering and the menu of each column. */
  tools: ColumnTools<Row> | undefined;
  /** Whether newer rows are loading. */
  isRefreshing: boolean | undefined;
  /** Whether rows have details. */
  isExpandable: boolean;
  /** The checkbox for all rows; undefined if rows can't be selected. */
  selection: { isAll: boolean; isSome: boolean; label: string; onToggle: () => void } | undefined;
}

/** Returns the number of rows of the header. */
export const headRows = <Row,>(columns: readonly Column<Row>[]) =>
  1 +
  Number(columns.some(({ group }) => group)) +
  Number(columns.some(({ filter }) => filter !== undefined));

/** The sticky header: groups, headings, sort orders, filters and the checkbox for all rows. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, selection, isExpandable } = props;
  const sorts = sortList(props.sort);
  const hasGroups = columns.some(({ group }) => group);
  const leading = Number(selection !== undefined) + Number(isExpandable);
  return (
    <thead role="rowgroup" className={head}>
      {hasGroups && (
        <tr role="row" aria-rowindex={1} className={groupRow}>
          {leading > 0 && <td role="cell" style={{ gridColumn: `span ${leading}` }} />}
          {groups(columns).map(({ id, group, span }) =>
            group ? (
              <th
                key={id}
                role="columnheader"
                scope="colgroup"
                aria-colspan={span}
                className={groupCell}
                style={{ gridColumn: `span ${span}` }}
              >
                {group}
              </th>
            ) : (
              <td key={id} role="cell" style={{ gridColumn: `span ${span}` }} />
            ),
          )}
        </tr>
      )}
      <tr role="row" aria-rowindex={hasGroups ? 2 : 1} className={headRow}>
        {selection && (
          <th role="columnheader" className={leadCell} data-select>
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
        {isExpandable && <td role="cell" className={leadCell} />}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sorts={sorts}
            tools={props.tools}
            onSortChange={props.onSortChange}
          />
        ))}
      </tr>
      {columns.some(({ filter }) => filter !== undefined) && (
        <tr role="row" aria-rowindex={headRows(columns)} className={headRow} data-filters>
          {Array.from({ length: leading }, (_, at) => (
            <td key={at} role="cell" className={leadCell} />
          ))}
          {columns.map((column) => (
            <td
              key={column.id}
              role="cell"
              {...cellPlace(column)}
              data-empty={column.filter ? undefined : ''}
              className={filterCell}
            >
              {column.filter}
            </td>
          ))}
        </tr>
      )}
      {props.isRefreshing && <tr role="presentation" className={refreshing} />}
    </thead>
  );
}
