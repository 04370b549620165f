import {
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  RadialBar,
  RadialBarChart,
  Tooltip,
} from 'recharts';
import { colourOf, toneAt } from '../../Chart/tones.ts';
import { vars } from '../../styles/theme.css.ts';
import type { ChartDrawingProps } from '../data.ts';
import { ChartTip } from './ChartTip.tsx';

const still = { isAnimationActive: false } as const;
const fit = {
  responsive: true,
  style: { inlineSize: '100%', blockSize: '100%' },
  accessibilityLayer: true,
} as const;

/** Charts around a centre: pie, donut, radial, radar. */
export function Polar({ kind, data, series, format, label }: ChartDrawingProps) {
  const tip = (
    <Tooltip
      {...still}
      content={(place) => <ChartTip place={place} series={series} format={format} />}
    />
  );
  if (kind === 'radar')
    return (
      <RadarChart {...fit} title={label} data={[...data]}>
        <PolarGrid stroke={vars.color.border} />
        <PolarAngleAxis dataKey="name" />
        {series.map((one) => (
          <Radar
            key={one.key}
            {...still}
            dataKey={one.key}
            name={one.label}
            stroke={one.colour}
            strokeWidth={2}
            fill={one.colour}
            fillOpacity={0.14}
          />
        ))}
        {tip}
      </RadarChart>
    );
  const key = series[0]?.key ?? 'value';
  const parts = data.map((row, index) => ({ ...row, fill: colourOf(toneAt(index)) }));
  if (kind === 'radial')
    return (
      <RadialBarChart {...fit} title={label} data={parts} innerRadius="25%" outerRadius="100%">
        <RadialBar
          {...still}
          dataKey={key}
          background={{ fill: vars.color.surfaceSunken }}
          cornerRadius={6}
        />
        {tip}
      </RadialBarChart>
    );
  return (
    <PieChart {...fit} title={label}>
      <Pie
        {...still}
        data={parts}
        dataKey={key}
        nameKey="name"
        innerRadius={kind === 'donut' ? '60%' : 0}
        outerRadius="95%"
        stroke={vars.color.surface}
        strokeWidth={2}
      />
      {tip}
    </PieChart>
  );
}
