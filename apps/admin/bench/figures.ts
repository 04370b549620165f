/** The middle of some figures; the mean of the two middle ones where they are even. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const around = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return around.reduce((sum, figure) => sum + figure, 0) / around.length;
}

/** The figure that 95 of 100 do not exceed. */
export const almostWorst = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil(figures.length * 0.95) - 1] ?? NaN;

/** Prints rows as a table of Markdown. */
export function printTable(title: string, head: readonly string[], rows: readonly string[][]) {
  console.log(`\n### ${title}\n`);
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

export const ms = (figure: number): string => `${Math.round(figure)} ms`;
