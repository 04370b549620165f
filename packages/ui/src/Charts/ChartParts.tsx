import { amount, dot, entry, legend, toned } from '../Chart/Chart.css.ts';
import { toneAt } from '../Chart/tones.ts';
import { figureOf, type ChartRow } from './data.ts';

export interface ChartPartsProps {
  /** The accessible name of the list. */
  label: string;
  /** The rows, one for each part. */
  data: readonly ChartRow[];
  /** The key of the value in each row. */
  figure: string;
  /** Returns a value as text. */
  format: (value: number) => string;
}

/** The names and values of the parts of a pie, donut or radial chart. */
export function ChartParts({ label, data, figure, format }: ChartPartsProps) {
  return (
    <ul role="list" aria-label={label} className={legend}>
      {data.map((row, index) => (
        <li key={row.name} className={entry}>
          <span className={`${dot} ${toned({ tone: toneAt(index) })}`} />
          {row.name}
          <span className={amount}>{figureOf(row, figure, format)}</span>
        </li>
      ))}
    </ul>
  );
}
