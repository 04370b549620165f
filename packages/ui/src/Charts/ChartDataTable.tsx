import type { CSSProperties } from 'react';
import { columnHead, heat, rowHead, scroll, strength, table, value } from './Charts.css.ts';
import { figureOf, strengths, type ChartRow, type ChartSeriesInfo } from './data.ts';

export interface ChartDataTableProps {
  /** The accessible name of the table. */
  label: string;
  /** The heading of the column of names. */
  category: string;
  /** The rows. */
  data: readonly ChartRow[];
  /** The columns. */
  series: readonly ChartSeriesInfo[];
  /** Returns a value as text. */
  format: (value: number) => string;
  /**
   * Whether cells are coloured by the strength of their values, as a heat map.
   * @default false
   */
  isHeat?: boolean;
}

const stronger = (share: number) => ({ [strength]: share }) as CSSProperties;

/** The values of a chart as a table. */
export function ChartDataTable({
  label,
  category,
  data,
  series,
  format,
  isHeat,
}: ChartDataTableProps) {
  const strong = strengths(
    data,
    series.map(({ key }) => key),
  );
  return (
    // Make a scrolling table reachable by keyboard.
    <div className={scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={table} data-heat={isHeat || undefined} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              {category}
            </th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col" className={columnHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={rowHead}>
                {row.name}
              </th>
              {series.map(({ key }) => (
                <td
                  key={key}
                  className={isHeat ? heat : value}
                  style={isHeat ? stronger(strong(row, key)) : undefined}
                >
                  {figureOf(row, key, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
