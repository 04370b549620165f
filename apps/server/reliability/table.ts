import { isAim, type Figure, type Part } from './part.ts';

/** What a part found, and how long that took. */
export interface Found {
  part: Part;
  figures: readonly Figure[];
  seconds: number;
}

/** Met, missed, or a time that only stands beside its aim. */
const markOf = (found: Figure): string => {
  if (!found.ok) return '✗';
  return isAim(found) ? '·' : '✓';
};

/** All figures of a run under each other, for a terminal. */
export function tableOf(found: readonly Found[]): string {
  const rows = found.flatMap(({ part, figures }) =>
    figures.map((found) => [
      markOf(found),
      part.name,
      found.what,
      found.engine ?? '',
      found.figure,
      found.goal,
    ]),
  );
  const all = [['', 'part', 'what', 'engine', 'figure', 'goal'], ...rows];
  const widths = all[0]!.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}
