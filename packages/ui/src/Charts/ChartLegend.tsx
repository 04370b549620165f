import { dot, toned } from '../Chart/Chart.css.ts';
import { legend, toggle } from './Charts.css.ts';
import type { DrawnSeries } from './data.ts';

export interface ChartLegendProps {
  /** The accessible name of the group of buttons. */
  label: string;
  /** The series with their colours. */
  series: readonly DrawnSeries[];
  /** The keys of the hidden series. */
  hidden: ReadonlySet<string>;
  /** Called with the key of a series when it's pressed. */
  onToggle: (key: string) => void;
}

/** The names of the series. A press hides or shows one; the last visible one can't be hidden. */
export function ChartLegend({ label, series, hidden, onToggle }: ChartLegendProps) {
  const isLast = series.length - hidden.size <= 1;
  return (
    <div role="group" aria-label={label} className={legend}>
      {series.map(({ key, label: name, tone }) => (
        <button
          key={key}
          type="button"
          className={toggle}
          aria-pressed={!hidden.has(key)}
          aria-disabled={(isLast && !hidden.has(key)) || undefined}
          onClick={() => (isLast && !hidden.has(key) ? undefined : onToggle(key))}
        >
          <span className={`${dot} ${toned({ tone })}`} />
          {name}
        </button>
      ))}
    </div>
  );
}
