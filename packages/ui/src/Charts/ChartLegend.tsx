import { dot, toned } from '../Chart/Chart.css.ts';
import { legend, toggle } from './Charts.css.ts';
import type { DrawnSeries } from './data.ts';

export interface ChartLegendProps {
  /** Names the group of buttons. */
  label: string;
  series: readonly DrawnSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Names the series; a press hides and shows one. The last one stays. */
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
