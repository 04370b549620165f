import { memo, type ReactNode, type TdHTMLAttributes } from 'react';
import { cell, cellText, checkbox, leadCell, row as rowStyle } from './DataTable.css.ts';
import { DetailCell } from './DetailCell.tsx';
import { ExpandButton } from './ExpandButton.tsx';
import { RowLink } from './RowLink.tsx';
import { cardPlace, labelOf, pinVar, type Column } from './columns.ts';

export interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  /** Its number among all rows of all pages, the header counted, from 1. */
  rowIndex: number;
  cells: readonly RowCell<Row>[];
  /** Its distance from the first row in pixels; `undefined` where rows are not windowed. */
  offset: number | undefined;
  isTabStop: boolean;
  isPressable: boolean;
  href: string | undefined;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** What its checkbox says. */
  selectLabel: string | undefined;
  /** `undefined` where rows have no detail. */
  isExpanded: boolean | undefined;
  expandLabel: string | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  onDetailHeight: (key: string, height: number) => void;
}

/** The attributes of a cell that say how and where it stands. */
export const cellPlace = <Row,>(column: Column<Row>) => ({
  'data-align': column.align,
  'data-pin': column.pin,
  style: column.pin && {
    [column.pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${pinVar(column.id)})`,
  },
});

/** A column as rows draw it. */
export interface RowCell<Row> {
  column: Column<Row>;
  /** It names the row, and links where the row does. */
  isTitle: boolean;
  /** The same for every row. */
  attributes: TdHTMLAttributes<HTMLTableCellElement>;
}

/** What rows need of columns, worked out once for all of them. */
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
      // Styles go by this mark: one by the index would be worked out anew with every index.
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

/** One row; it renders again only when what it shows has changed. */
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain;
