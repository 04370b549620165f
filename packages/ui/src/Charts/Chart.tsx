import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { colourOf, toneAt } from '../Chart/tones.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ChartIcon, ErrorIcon, RefreshIcon, SheetIcon } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ChartDataTable } from './ChartDataTable.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartParts } from './ChartParts.tsx';
import { figure, head, stage, waiting } from './Charts.css.ts';
import type { ChartAdapter, ChartKind, ChartRow, ChartSeriesInfo } from './data.ts';
import { useChartLabels } from './useChartLabels.ts';

/** The texts of a `Chart`. */
export interface ChartLabels {
  /** The heading of the column of row names in the table, such as "Day". */
  category: string;
  /** The accessible name of the legend. */
  legend: string;
  /** The label of the button that switches to the table. */
  showTable: string;
  /** The label of the button that switches back to the chart. */
  showChart: string;
  /** The title that is shown if there's no data. */
  empty: string;
  /** The accessible name of the spinner while the chart loads. */
  loading: string;
  /** The title that is shown if `isFailed` is set. */
  error: string;
  /** The label of the retry button. */
  retry: string;
}

export interface ChartProps {
  /** The type of chart. */
  kind: ChartKind;
  /** The accessible name, which names the content: "Orders by day and channel". */
  label: string;
  /**
   * The rows. In a scatter chart each row has its horizontal position under `x`; in a candlestick
   * chart it has `open`, `high`, `low` and `close`.
   */
  data: readonly ChartRow[];
  /** The series to draw from each row. A pie, donut or radial chart draws only the first. */
  series: readonly ChartSeriesInfo[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ChartLabels>;
  /**
   * Whether series are stacked on top of each other.
   * @default false
   */
  isStacked?: boolean;
  /**
   * Whether bars are horizontal.
   * @default false
   */
  isHorizontal?: boolean;
  /**
   * The height of the chart.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Returns a value as text for the table, the legend and tooltips.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the data is loading. A spinner is shown instead of the chart.
   * @default false
   */
  isPending?: boolean;
  /**
   * Whether loading failed. An error is shown instead of the chart.
   * @default false
   */
  isFailed?: boolean;
  /** Called when the retry button of the error is pressed. Without it there's no retry button. */
  onRetry?: () => void;
  /**
   * The component that draws the chart. If it's left out, Recharts is loaded when the first chart
   * is shown.
   * @default Recharts
   */
  adapter?: ChartAdapter;
}

const Recharts = lazy(async () => ({
  default: (await import('./recharts/Drawing.tsx')).Drawing,
}));

/** Values as a chart, with the same values in a table one press away. */
export function Chart({ kind, label, data, series, labels: given, size, ...props }: ChartProps) {
  const labels = useChartLabels(given);
  const { direction } = useLocale();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [isTable, setTable] = useState(false);
  const { format = String, adapter: Drawing = Recharts } = props;
  const drawn = series.map((one, index) => {
    const tone = one.tone ?? toneAt(index);
    return { ...one, tone, colour: colourOf(tone) };
  });
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const wait = (
    <span className={waiting}>
      <Spinner label={labels.loading} />
    </span>
  );
  const isHeat = kind === 'heatmap';
  const hasParts = kind === 'pie' || kind === 'donut' || kind === 'radial';
  const hasLegend = series.length > 1 && !isHeat && !hasParts && kind !== 'candlestick';
  const legend = () => {
    if (isTable) return null;
    if (hasParts)
      return (
        <ChartParts
          label={labels.legend}
          data={data}
          figure={series[0]?.key ?? 'value'}
          format={format}
        />
      );
    return (
      hasLegend && (
        <ChartLegend label={labels.legend} series={drawn} hidden={hidden} onToggle={toggle} />
      )
    );
  };
  const content = (): ReactNode => {
    if (props.isFailed)
      return (
        <EmptyState
          icon={<ErrorIcon />}
          level={3}
          title={labels.error}
          action={
            props.onRetry && (
              <Button icon={<RefreshIcon />} onPress={props.onRetry}>
                {labels.retry}
              </Button>
            )
          }
        />
      );
    if (props.isPending) return <div className={stage({ size })}>{wait}</div>;
    if (data.length === 0)
      return <EmptyState icon={<ChartIcon />} level={3} title={labels.empty} />;
    const shared = { label, data, format };
    if (isTable || isHeat)
      return (
        <ChartDataTable {...shared} series={series} category={labels.category} isHeat={isHeat} />
      );
    return (
      <div className={stage({ size })}>
        <Suspense fallback={wait}>
          <Drawing
            {...shared}
            kind={kind}
            series={drawn.filter(({ key }) => !hidden.has(key))}
            isStacked={props.isStacked ?? false}
            isHorizontal={props.isHorizontal ?? false}
            isRtl={direction === 'rtl'}
          />
        </Suspense>
      </div>
    );
  };
  const hasFigures = data.length > 0 && !props.isPending && !props.isFailed;
  return (
    <figure aria-label={label} aria-busy={props.isPending || undefined} className={figure}>
      {hasFigures && !isHeat && (
        <div className={head}>
          {legend() || <span />}
          <Button
            size="s"
            emphasis="ghost"
            icon={isTable ? <ChartIcon /> : <SheetIcon />}
            onPress={() => setTable(!isTable)}
          >
            {isTable ? labels.showChart : labels.showTable}
          </Button>
        </div>
      )}
      {content()}
    </figure>
  );
}
