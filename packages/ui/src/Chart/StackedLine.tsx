import { band, dot, entry, figure, legend, running, strip, toned } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { bandPath, stacked, type Point } from './geometry.ts';
import { toneAt, type ChartTone } from './tones.ts';

/** One of several series over the same steps. */
export interface ChartSeries {
  /** The unique key of the series. */
  id: string;
  /** The name of the series in the legend and the table. */
  label: string;
  /** The values, one for each step. */
  values: readonly number[];
  /** The colour. If it's left out, the colour follows from the position of the series. */
  tone?: ChartTone;
}

export interface StackedLineProps {
  /** The accessible name of the chart. */
  label: string;
  /** The series, from bottom to top. */
  series: readonly ChartSeries[];
  /** The heading of the column of steps in the table, and the name of each step. */
  steps: { label: string; names: readonly string[] };
  /**
   * Returns a value as text for the table, which only screen readers see.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * The height of the chart.
   * @default 'l'
   */
  size?: 's' | 'm' | 'l';
}

const [width, height] = [100, 40];

/** The parts of a whole over time: series stacked on top of each other. */
export function StackedLine({ label, series, steps, format = String, size }: StackedLineProps) {
  const tops = stacked(series.map(({ values }) => values));
  const most = Math.max(1, ...tops.flat());
  const step = width / Math.max(1, steps.names.length - 1);
  const edge = (values: readonly number[]): Point[] =>
    steps.names.map((_name, index) => [
      index * step,
      height - ((values[index] ?? 0) / most) * height,
    ]);
  return (
    <figure className={figure}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={`${strip({ size: size ?? 'l' })} ${running}`}
      >
        {series.map((one, index) => (
          <path
            key={one.id}
            d={bandPath(edge(tops[index] ?? []), edge(tops[index - 1] ?? []))}
            className={`${band} ${toned({ tone: one.tone ?? toneAt(index) })}`}
          />
        ))}
      </svg>
      <ul role="list" aria-label={label} className={legend}>
        {series.map((one, index) => (
          <li key={one.id} className={entry}>
            <span className={`${dot} ${toned({ tone: one.tone ?? toneAt(index) })}`} />
            {one.label}
          </li>
        ))}
      </ul>
      <ChartTable
        caption={label}
        columns={[steps.label, ...series.map((one) => one.label)]}
        rows={steps.names.map((name, index) => [
          name,
          ...series.map(({ values }) => format(values[index] ?? 0)),
        ])}
      />
    </figure>
  );
}
