import type { ComponentType } from 'react';
import type { ChartTone } from '../Chart/tones.ts';

/** How figures are drawn. */
export type ChartKind =
  | 'line'
  | 'area'
  | 'bar'
  | 'pie'
  | 'donut'
  | 'radar'
  | 'radial'
  | 'scatter'
  | 'heatmap'
  | 'candlestick';

/** One step of a chart: its name, and a figure per series; none where there is a gap. */
export interface ChartRow {
  name: string;
  [key: string]: string | number | null;
}

/** What is drawn of every row. */
export interface ChartSeriesInfo {
  /** Where its figure stands in a row. */
  key: string;
  label: string;
  tone?: ChartTone;
  /** Drawn otherwise than the chart: a line over bars. */
  kind?: 'line' | 'area' | 'bar';
}

/** A series with its colour settled. */
export interface DrawnSeries extends ChartSeriesInfo {
  tone: ChartTone;
  colour: string;
}

/** What a library that draws gets: everything is settled, it only draws. */
export interface ChartDrawingProps {
  kind: Exclude<ChartKind, 'heatmap'>;
  label: string;
  data: readonly ChartRow[];
  series: readonly DrawnSeries[];
  isStacked: boolean;
  isHorizontal: boolean;
  isRtl: boolean;
  format: (value: number) => string;
}

/** A library that draws, behind the kit's own API: it has a name, fits its box, and tells figures by keyboard. */
export type ChartAdapter = ComponentType<ChartDrawingProps>;

/** The figure of a series in a row, as it is read. */
export function figureOf(row: ChartRow, key: string, format: (value: number) => string): string {
  const value = row[key];
  if (value === null || value === undefined) return '–';
  return typeof value === 'number' ? format(value) : value;
}

/** How strong each figure of a heat map is among all, 0 to 1. */
export function strengths(data: readonly ChartRow[], keys: readonly string[]) {
  const figures = data.flatMap((row) => keys.map((key) => Number(row[key] ?? 0)));
  const least = Math.min(...figures);
  const span = Math.max(...figures) - least;
  return (row: ChartRow, key: string) => (span ? (Number(row[key] ?? 0) - least) / span : 0);
}
