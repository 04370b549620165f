import type { ExportRow } from '@servery/api';

/** The columns of a file in order, with the value of each. */
export type Columns<One> = Readonly<Record<string, (row: One) => ExportRow[string]>>;

/** An amount in sen as a decimal number. */
export const money = (sen: number): string => (sen / 100).toFixed(2);

/** The same, or null without an amount. */
export const moneyOrNull = (sen: number | null): string | null =>
  sen === null ? null : money(sen);
