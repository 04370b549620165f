import { isAim, type Figure, type Part } from './part.ts';

/** The figures of a part, and its duration in seconds. */
export interface Found {
  part: Part;
  figures: readonly Figure[];
  seconds: number;
}

/** Returns the mark of a figure: met, missed, or a duration next to its aim. */
const markOf = (found: Figure): string => {
  if (!found.ok) return '✗';
  return isAim(found) ? '·' : '✓';
};

/** Formats all figures of a run as a table for a terminal. */
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
