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

/** How one fact of a row is read. */
export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** The header in words, where it is not words itself; cards show it beside the value. */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in tabular numerals. */
  align?: 'start' | 'center' | 'end';
  /** Names the row: its cells are headers to a screen reader. */
  isRowHeader?: boolean;
  /** What the column comes to, in the last row. */
  footer?: ReactNode;
}

export interface TableProps<Row> {
  /** What the table says, above it; it is also its name. */
  caption: ReactNode;
  /** Keeps the caption for screen readers alone, where what stands around says it. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row means: a colour that goes with words in the row, never alone. */
  rowTone?: (row: Row) => 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** `solid` is dark on a light page and light on a dark one. */
  head?: 'plain' | 'soft' | 'solid';
  lines?: 'rows' | 'all' | 'none';
  isStriped?: boolean;
  /** Marks the row under the pointer, so that the eye keeps to it. */
  isHoverable?: boolean;
  density?: 'compact' | 'comfortable';
  /** What becomes of it where it is narrow: rows turn into cards, or it scrolls sideways. */
  narrow?: 'cards' | 'scroll';
  /** What stands there when there is no row. */
  empty?: ReactNode;
}

const labelOf = <Row,>({ label, header }: TableColumn<Row>) =>
  label ?? (typeof header === 'string' ? header : undefined);

/** Figures and facts to be read. To sort, choose, open or page rows use `DataTable`. */
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
      {...(isWide && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      {/* The roles stay when cards take the display of a table away. */}
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
