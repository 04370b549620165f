export { Chart, type ChartProps, type ChartLabels } from './Chart.tsx';
export type {
  ChartAdapter,
  ChartDrawingProps,
  ChartKind,
  ChartRow,
  ChartSeriesInfo,
  DrawnSeries,
} from './data.ts';
