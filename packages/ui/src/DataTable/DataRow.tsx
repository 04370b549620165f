import { memo, type ReactNode, type TdHTMLAttributes } from 'react';
import { cell, cellText, checkbox, leadCell, row as rowStyle } from './DataTable.css.ts';
import { DetailCell } from './DetailCell.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import { RowLink } from './RowLink.tsx';
import { cardPlace, labelOf, pinVar, type Column } from './columns.ts';

export interface DataRowProps<Row> {
  /** The data of the row. */
  row: Row;
  /** The key of the row. */
  rowKey: string;
  /** The 0-based index among the loaded rows. */
  index: number;
  /** The 1-based number among all rows of all pages, including the header. */
  rowIndex: number;
  /** The columns with their attributes. */
  cells: readonly RowCell<Row>[];
  /** The distance from the first row in pixels, or undefined if all rows are rendered. */
  offset: number | undefined;
  /** Whether Tab reaches the row. */
  isTabStop: boolean;
  /** Whether the row can be pressed. */
  isPressable: boolean;
  /** The address of the row, if it's a link. */
  href: string | undefined;
  /** Whether the row is selected; undefined if rows can't be selected. */
  isSelected: boolean | undefined;
  /** The accessible name of the checkbox. */
  selectLabel: string | undefined;
  /** Whether the row is expanded; undefined if rows have no details. */
  isExpanded: boolean | undefined;
  /** The accessible name of the expand button. */
  expandLabel: string | undefined;
  /** Returns the details of the row. */
  detail: ((row: Row) => ReactNode) | undefined;
  /** Called with the key and the height of the details in pixels when it changes. */
  onDetailHeight: (key: string, height: number) => void;
}

/** Returns the attributes of a cell for its alignment, pinning and place in a card. */
export const cellPlace = <Row,>(column: Column<Row>) => ({
  'data-align': column.align,
  'data-pin': column.pin,
  style: column.pin && {
    [column.pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${pinVar(column.id)})`,
  },
});

/** A column as rows render it. */
export interface RowCell<Row> {
  /** The column. */
  column: Column<Row>;
  /** Whether the cell names the row, and is its link if the row is one. */
  isTitle: boolean;
  /** The attributes of the cell, the same for every row. */
  attributes: TdHTMLAttributes<HTMLTableCellElement>;
}

/** Returns the attributes of the cells of a row, computed once for all rows. */
export const rowCells = <Row,>(columns: readonly Column<Row>[]): RowCell<Row>[] =>
  columns.map((column, at) => {
    const card = cardPlace(column, at);
    const attributes = {
      role: 'gridcell',
      ...cellPlace(column),
      'data-card': card,
      'data-label': labelOf(column),
      className: cell,
    };
    return { column, isTitle: card === 'title', attributes };
  });

function DataRowPlain<Row>(props: DataRowProps<Row>) {
  const { row, index, offset, isSelected, isExpanded, href } = props;
  return (
    <tr
      role="row"
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
      // Styles select by this attribute. With the index as its value, styles would be recomputed
      // whenever the index changes.
      data-row
      data-index={index}
      data-pressable={props.isPressable || undefined}
      data-selectable={isSelected === undefined ? undefined : ''}
      data-expandable={isExpanded === undefined ? undefined : ''}
      data-expanded={isExpanded || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      className={rowStyle}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {isSelected !== undefined && (
        <td role="gridcell" className={leadCell} data-select>
          <input
            type="checkbox"
            tabIndex={-1}
            readOnly
            checked={isSelected}
            aria-label={props.selectLabel}
            className={checkbox}
          />
        </td>
      )}
      {isExpanded !== undefined && (
        <td role="gridcell" className={leadCell} data-expand>
          <ExpandButton isExpanded={isExpanded} label={props.expandLabel} />
        </td>
      )}
      {props.cells.map(({ column, isTitle, attributes }) => (
        <td key={column.id} {...attributes}>
          <div className={cellText}>
            {href !== undefined && isTitle ? (
              <RowLink href={href}>{column.cell(row)}</RowLink>
            ) : (
              column.cell(row)
            )}
          </div>
        </td>
      ))}
      {isExpanded && (
        <DetailCell rowKey={props.rowKey} onHeight={props.onDetailHeight}>
          {props.detail?.(row)}
        </DetailCell>
      )}
    </tr>
  );
}

/** A row. It renders again only if its props have changed. */
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain;
