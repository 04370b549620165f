import { amount, dot, entry, legend, toned } from '../Chart/Chart.css.ts';
import { toneAt } from '../Chart/tones.ts';
import { figureOf, type ChartRow } from './data.ts';

export interface ChartPartsProps {
  /** Names the list. */
  label: string;
  data: readonly ChartRow[];
  /** Where a row's figure stands. */
  figure: string;
  format: (value: number) => string;
}

/** Names the parts of a whole, whose drawing has no room for words, and says each figure. */
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
