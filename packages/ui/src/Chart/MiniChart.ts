import type { ChartTone } from './tones.ts';

/** Props of small charts of one series. */
export interface MiniChartProps {
  /**
   * The accessible name, with the whole result in a sentence: "Orders rose from 20 to 48 in seven
   * days".
   */
  label: string;
  /** The values, in order. */
  values: readonly number[];
  /**
   * The colour, by meaning.
   * @default 'accent'
   */
  tone?: ChartTone;
  /**
   * The height of the chart.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * The column headings and the name of each value, for a table of the values that only screen
   * readers see. No table is rendered if it's left out.
   */
  table?: { columns: readonly [name: string, value: string]; names: readonly string[] };
  /**
   * Returns a value as text for the table.
   * @default String
   */
  format?: (value: number) => string;
}

/** Returns the values of a small chart as rows of its table. */
export const miniRows = ({ values, table, format = String }: MiniChartProps) =>
  values.map((value, index) => [table?.names[index] ?? `${index + 1}`, format(value)]);
