import { area, figure, line, running, strip, toned } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { bandPath, linePath, pointsOf } from './geometry.ts';
import { miniRows, type MiniChartProps } from './MiniChart.ts';

export interface SparklineProps extends MiniChartProps {
  /**
   * Whether the area below the line is filled.
   * @default false
   */
  isFilled?: boolean;
}

const [width, height] = [100, 32];

/** A trend as one line next to its number. */
export function Sparkline({ isFilled, ...props }: SparklineProps) {
  const points = pointsOf(props.values, width, height);
  const foot = points.map(([x]) => [x, height] as const);
  return (
    <figure className={`${figure} ${toned({ tone: props.tone })}`}>
      <svg
        role="img"
        aria-label={props.label}
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        className={`${strip({ size: props.size })} ${running}`}
      >
        {isFilled && points.length > 0 && <path d={bandPath(points, foot)} className={area} />}
        {points.length > 0 && <path d={linePath(points)} className={line} />}
      </svg>
      {props.table && (
        <ChartTable caption={props.label} columns={props.table.columns} rows={miniRows(props)} />
      )}
    </figure>
  );
}
