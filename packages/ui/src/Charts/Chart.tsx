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

/** What a chart says. */
export interface ChartWords {
  /** The head of the rows' names in the table: "Day". */
  category: string;
  /** Names the legend: the buttons of its series, or the parts of a pie. */
  legend: string;
  showTable: string;
  showChart: string;
  /** Says that there are no figures, and why. */
  empty: string;
  /** Names the wait. */
  loading: string;
  error: string;
  retry: string;
}

export interface ChartProps {
  kind: ChartKind;
  /** What the chart shows: "Orders by day and channel". */
  label: string;
  /** In a scatter each row has its place under `x`; in a candlestick it has `open`, `high`, `low` and `close`. */
  data: readonly ChartRow[];
  series: readonly ChartSeriesInfo[];
  words: ChartWords;
  /** Series stand on top of each other. */
  isStacked?: boolean;
  /** Bars lie. */
  isHorizontal?: boolean;
  size?: 's' | 'm' | 'l';
  /** How a figure is read. */
  format?: (value: number) => string;
  isPending?: boolean;
  isFailed?: boolean;
  onRetry?: () => void;
  /** Draws; Recharts unless told, loaded when the first chart is shown. */
  adapter?: ChartAdapter;
}

const Recharts = lazy(async () => ({
  default: (await import('./recharts/Drawing.tsx')).Drawing,
}));

/** Figures as a picture, with the same figures as a table one press away. */
export function Chart({ kind, label, data, series, words, size, ...props }: ChartProps) {
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
      <Spinner label={words.loading} />
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
          label={words.legend}
          data={data}
          figure={series[0]?.key ?? 'value'}
          format={format}
        />
      );
    return (
      hasLegend && (
        <ChartLegend label={words.legend} series={drawn} hidden={hidden} onToggle={toggle} />
      )
    );
  };
  const content = (): ReactNode => {
    if (props.isFailed)
      return (
        <EmptyState
          icon={<ErrorIcon />}
          level={3}
          title={words.error}
          action={
            props.onRetry && (
              <Button icon={<RefreshIcon />} onPress={props.onRetry}>
                {words.retry}
              </Button>
            )
          }
        />
      );
    if (props.isPending) return <div className={stage({ size })}>{wait}</div>;
    if (data.length === 0) return <EmptyState icon={<ChartIcon />} level={3} title={words.empty} />;
    const shared = { label, data, format };
    if (isTable || isHeat)
      return (
        <ChartDataTable {...shared} series={series} category={words.category} isHeat={isHeat} />
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
            {isTable ? words.showChart : words.showTable}
          </Button>
        </div>
      )}
      {content()}
    </figure>
  );
}
