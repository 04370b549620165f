/** Returns the median. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return around.reduce((sum, figure) => sum + figure, 0) / around.length;
}

/** Returns the 95th percentile. */
export const almostWorst = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? NaN;

/** Prints rows as a Markdown table. */
export function printTable(title: string, head: readonly string[], rows: readonly string[][]) {
  console.log(`\n### ${title}\n`);
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

export const ms = (figure: number): string => `${Math.round(figure)} ms`;
