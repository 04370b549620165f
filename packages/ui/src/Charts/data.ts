import type { ComponentType } from 'react';
import type { ChartTone } from '../Chart/tones.ts';

/** The type of a `Chart`. */
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

/** A row of chart data: its name and one value per series, or null for a gap. */
export interface ChartRow {
  /** The name of the row on the axis and in the table. */
  name: string;
  [key: string]: string | number | null;
}

/** A series of a `Chart`. */
export interface ChartSeriesInfo {
  /** The key of the value in each row. */
  key: string;
  /** The name of the series in the legend and the table. */
  label: string;
  /** The colour. If it's left out, the colour follows from the position of the series. */
  tone?: ChartTone;
  /**
   * A different way to draw this series, such as a line over bars. It's drawn like the chart if
   * it's left out.
   */
  kind?: 'line' | 'area' | 'bar';
}

/** A series with its colour resolved. */
export interface DrawnSeries extends ChartSeriesInfo {
  /** The colour, by meaning. */
  tone: ChartTone;
  /** The colour as a CSS value, which follows the skin. */
  colour: string;
}

/** Props of a `ChartAdapter`. All values are resolved; the adapter only draws. */
export interface ChartDrawingProps {
  /** The type of chart. Heat maps are rendered as a table by the kit itself. */
  kind: Exclude<ChartKind, 'heatmap'>;
  /** The accessible name of the drawing. */
  label: string;
  /** The rows to draw. */
  data: readonly ChartRow[];
  /** The visible series, with their colours. */
  series: readonly DrawnSeries[];
  /** Whether series are stacked on top of each other. */
  isStacked: boolean;
  /** Whether bars are horizontal. */
  isHorizontal: boolean;
  /** Whether the chart reads from right to left. */
  isRtl: boolean;
  /** Returns a value as text. */
  format: (value: number) => string;
}

/**
 * A component that draws a chart with any library. It has to fill its box, have the given name and
 * let people read values by keyboard.
 */
export type ChartAdapter = ComponentType<ChartDrawingProps>;

/** Returns the value of a series in a row as text. */
export function figureOf(row: ChartRow, key: string, format: (value: number) => string): string {
  const value = row[key];
  if (value === null || value === undefined) return '–';
  return typeof value === 'number' ? format(value) : value;
}

/** Returns a function that gives the strength of a heat map's value among all, from 0 to 1. */
export function strengths(data: readonly ChartRow[], keys: readonly string[]) {
  const figures = data.flatMap((row) => keys.map((key) => Number(row[key] ?? 0)));
  const least = Math.min(...figures);
  const span = Math.max(...figures) - least;
  return (row: ChartRow, key: string) => (span ? (Number(row[key] ?? 0) - least) / span : 0);
}
