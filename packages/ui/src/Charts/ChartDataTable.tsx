import type { CSSProperties } from 'react';
import { columnHead, heat, rowHead, scroll, strength, table, value } from './Charts.css.ts';
import { figureOf, strengths, type ChartRow, type ChartSeriesInfo } from './data.ts';

export interface ChartDataTableProps {
  label: string;
  /** The head of the rows' names. */
  category: string;
  data: readonly ChartRow[];
  series: readonly ChartSeriesInfo[];
  format: (value: number) => string;
  /** Colours the cells by how strong they are: a heat map. */
  isHeat?: boolean;
}

const stronger = (share: number) => ({ [strength]: share }) as CSSProperties;

/** The figures of a chart, row by row. */
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
    // A table that scrolls is reached by keyboard.
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
