import type { TooltipContentProps } from 'recharts';
import { dot, toned } from '../../Chart/Chart.css.ts';
import { tip, tipFigure, tipLine, tipName } from '../Charts.css.ts';
import { figureOf, type ChartRow, type DrawnSeries } from '../data.ts';

export interface ChartTipProps {
  /** The position as Recharts describes it. */
  place: TooltipContentProps;
  /** The series with their colours. */
  series: readonly DrawnSeries[];
  /** Returns a value as text. */
  format: (value: number) => string;
}

/** The values at one position, announced when the arrow keys move there. */
export function ChartTip({ place, series, format }: ChartTipProps) {
  const row: ChartRow | undefined = place.payload[0]?.payload;
  if (!place.active || !row) return null;
  return (
    <div className={tip} role="status">
      <span className={tipName}>{row.name}</span>
      {series.map(({ key, label, tone }) => (
        <span key={key} className={tipLine}>
          <span className={`${dot} ${toned({ tone })}`} />
          {label}
          <span className={tipFigure}>{figureOf(row, key, format)}</span>
        </span>
      ))}
    </div>
  );
}
