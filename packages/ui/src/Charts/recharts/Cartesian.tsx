import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Scatter,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { vars } from '../../styles/theme.css.ts';
import type { ChartDrawingProps, ChartRow, DrawnSeries } from '../data.ts';
import { Candle, type CandleProps } from './Candle.tsx';
import { ChartTip } from './ChartTip.tsx';

const still = { isAnimationActive: false } as const;
const axis = {
  tickLine: false,
  axisLine: false,
  stroke: vars.color.border,
  tickMargin: 8,
} as const;

/** Draws one series as a line, an area or bars. */
function drawing(one: DrawnSeries, props: ChartDrawingProps) {
  const stackId = props.isStacked && one.kind === undefined ? 'all' : undefined;
  const shared = { ...still, dataKey: one.key, name: one.label, stackId } as const;
  const kind = one.kind ?? props.kind;
  if (kind === 'bar')
    return <Bar key={one.key} {...shared} fill={one.colour} radius={2} maxBarSize={40} />;
  if (kind === 'scatter')
    return (
      <Scatter key={one.key} {...still} dataKey={one.key} name={one.label} fill={one.colour} />
    );
  const line = { ...shared, stroke: one.colour, strokeWidth: 2, type: 'monotone' } as const;
  if (kind === 'area') return <Area key={one.key} {...line} fill={one.colour} fillOpacity={0.18} />;
  return <Line key={one.key} {...line} dot={false} activeDot={{ r: 4 }} />;
}

const range = (row: ChartRow) => [Number(row['low']), Number(row['high'])];

/** Charts with two axes: line, area, bar, scatter, candlestick. */
export function Cartesian(props: ChartDrawingProps) {
  const { kind, data, series, format, isRtl, isHorizontal, label } = props;
  const isLying = isHorizontal && kind === 'bar';
  const names =
    kind === 'scatter'
      ? ({ dataKey: 'x', type: 'number', domain: ['auto', 'auto'] } as const)
      : ({ dataKey: 'name', type: 'category' } as const);
  const figures = {
    type: 'number',
    tickFormatter: format,
    domain: kind === 'candlestick' ? ['auto', 'auto'] : undefined,
  } as const;
  const x = isLying ? figures : names;
  const y = isLying ? names : figures;
  return (
    <ComposedChart
      responsive
      style={{ inlineSize: '100%', blockSize: '100%' }}
      data={[...data]}
      layout={isLying ? 'vertical' : 'horizontal'}
      title={label}
      accessibilityLayer
      margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
    >
      <CartesianGrid stroke={vars.color.border} vertical={isLying} horizontal={!isLying} />
      <XAxis {...axis} {...x} reversed={isRtl} minTickGap={16} />
      <YAxis {...axis} {...y} orientation={isRtl ? 'right' : 'left'} width="auto" />
      <Tooltip
        {...still}
        cursor={{ fill: vars.color.surfaceHover, stroke: vars.color.border }}
        content={(place) => <ChartTip place={place} series={series} format={format} />}
      />
      {kind === 'candlestick' ? (
        <Bar
          {...still}
          dataKey={range}
          maxBarSize={14}
          fill={vars.tone.neutral.edge}
          shape={(candle: unknown) => <Candle {...(candle as CandleProps)} />}
        />
      ) : (
        series.map((one) => drawing(one, props))
      )}
    </ComposedChart>
  );
}
