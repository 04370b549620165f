import { memo } from 'react';
import { cell, cellText, checkbox, row as rowStyle, selectCell } from './DataTable.css.ts';
import type { Column } from './columns.ts';

export interface DataRowProps<Row> {
  row: Row;
  index: number;
  /** Its number among all rows of all pages, the header counted, from 1. */
  rowIndex: number;
  columns: readonly Column<Row>[];
  /** Its distance from the first row in pixels; `undefined` where rows are not windowed. */
  offset: number | undefined;
  isTabStop: boolean;
  isPressable: boolean;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** What its checkbox says. */
  selectLabel: string | undefined;
}

/** The place of a column on a card. */
const cardPlace = <Row,>(column: Column<Row>, at: number) =>
  column.inCard ?? (at === 0 ? 'title' : 'line');

const labelOf = <Row,>({ label, header }: Column<Row>) =>
  label ?? (typeof header === 'string' ? header : undefined);

function DataRowPlain<Row>(props: DataRowProps<Row>) {
  const { row, index, offset, isSelected } = props;
  return (
    <tr
      role="row"
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
      data-index={index}
      data-pressable={props.isPressable || undefined}
      data-selectable={isSelected === undefined ? undefined : ''}
      tabIndex={props.isTabStop ? 0 : -1}
      className={rowStyle}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {isSelected !== undefined && (
        <td role="gridcell" className={selectCell} data-select>
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
      {props.columns.map((column, at) => (
        <td
          key={column.id}
          role="gridcell"
          data-align={column.align}
          data-card={cardPlace(column, at)}
          data-label={labelOf(column)}
          className={cell}
        >
          <div className={cellText}>{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** One row; it renders again only when what it shows has changed. */
export const DataRow = memo(DataRowPlain) as typeof DataRowPlain;
