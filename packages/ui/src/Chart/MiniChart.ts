import type { ChartTone } from './tones.ts';

/** What every small drawing of one series takes. */
export interface MiniChartProps {
  /** The whole story in a sentence: "Orders rose from 20 to 48 in seven days". */
  label: string;
  values: readonly number[];
  tone?: ChartTone;
  size?: 's' | 'm' | 'l';
  /** Its figures as a table for screen readers: the heads, and the name of each value. */
  table?: { columns: readonly [name: string, value: string]; names: readonly string[] };
  /** How a figure is read. */
  format?: (value: number) => string;
}

/** A small drawing's figures as rows of its table. */
export const miniRows = ({ values, table, format = String }: MiniChartProps) =>
  values.map((value, index) => [table?.names[index] ?? `${index + 1}`, format(value)]);
