import { useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  body,
  caption as captionStyle,
  cell,
  empty as emptyStyle,
  foot,
  frame,
  head,
  row as rowStyle,
  table,
} from './Table.css.ts';
import { useWide } from './useWide.ts';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** The unique id of the column. */
  id: string;
  /** The heading of the column. */
  header: ReactNode;
  /** The heading as text, if `header` isn't text. Cards show it next to the value. */
  label?: string;
  /** Returns the content of the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * The alignment of the cells. Use `end` for numbers, which then have tabular digits.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Whether the cells of this column name their rows for screen readers.
   * @default false
   */
  isRowHeader?: boolean;
  /** The total of the column, shown in the last row. */
  footer?: ReactNode;
}

export interface TableProps<Row> {
  /** The caption above the table, which is also its accessible name. */
  caption: ReactNode;
  /**
   * Whether the caption is only for screen readers, because the context shows it.
   * @default false
   */
  isCaptionHidden?: boolean;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Returns the colour of a row. It should only repeat information that the row has as text. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'danger' | 'info' | undefined;
  /**
   * The look of the header: plain, tinted, or in the opposite of the page's brightness (`solid`).
   * @default 'plain'
   */
  head?: 'plain' | 'soft' | 'solid';
  /**
   * The lines between rows, around all cells, or none.
   * @default 'rows'
   */
  lines?: 'rows' | 'all' | 'none';
  /**
   * Whether every other row is tinted.
   * @default false
   */
  isStriped?: boolean;
  /**
   * Whether the row under the pointer is highlighted.
   * @default false
   */
  isHoverable?: boolean;
  /** The height of the rows. It follows the page's density if it's left out. */
  density?: 'compact' | 'comfortable';
  /**
   * The layout in narrow containers: rows become cards, or the table scrolls sideways.
   * @default 'scroll'
   */
  narrow?: 'cards' | 'scroll';
  /** The content that is shown if there are no rows. */
  empty?: ReactNode;
}

const labelOf = <Row,>({ label, header }: TableColumn<Row>) =>
  label ?? (typeof header === 'string' ? header : undefined);

/** A table to read. To sort, select, open or page rows, use `DataTable`. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, rowTone, lines = 'rows', narrow = 'scroll' } = props;
  const captionId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isWide = useWide(ref);
  const hasFoot = columns.some(({ footer }) => footer !== undefined);
  const caption = <span id={captionId}>{props.caption}</span>;
  return (
    <div
      ref={ref}
      className={frame}
      data-bordered={lines === 'all' || undefined}
      {...(isWide && {
        // The context of a hidden caption is a landmark of the same name.
        role: props.isCaptionHidden ? 'group' : 'region',
        'aria-labelledby': captionId,
        tabIndex: 0,
      })}
    >
      {/* Explicit roles, because `display` of cards would remove the table's own. */}
      <table
        role="table"
        aria-labelledby={captionId}
        className={table}
        data-density={props.density}
        data-narrow={narrow}
        data-striped={props.isStriped || undefined}
        data-hover={props.isHoverable || undefined}
        data-bordered={lines === 'all' || undefined}
        data-borderless={lines === 'none' || undefined}
      >
        <caption className={props.isCaptionHidden ? undefined : captionStyle}>
          {props.isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup" className={head} data-tone={props.head}>
          <tr role="row" className={rowStyle}>
            {columns.map(({ id, header, align }) => (
              <th key={id} role="columnheader" scope="col" data-align={align} className={cell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={body}>
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={emptyStyle}>
                {props.empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={rowStyle} data-tone={rowTone?.(row)}>
              {columns.map((column) => {
                const shared = {
                  className: cell,
                  'data-align': column.align,
                  'data-label': labelOf(column),
                  children: column.cell(row),
                };
                return column.isRowHeader ? (
                  <th key={column.id} role="rowheader" scope="row" {...shared} />
                ) : (
                  <td key={column.id} role="cell" {...shared} />
                );
              })}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot role="rowgroup" className={foot}>
            <tr role="row" className={rowStyle}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  className={cell}
                  data-align={column.align}
                  data-label={labelOf(column)}
                  data-blank={column.footer === undefined ? '' : undefined}
                >
                  {column.footer}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
