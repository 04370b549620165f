import { isAim, type Figure } from './part.ts';
import type { Found } from './table.ts';

/** The circumstances of a run. */
export interface Occasion {
  /** A date such as `21 November 2026`. */
  date: string;
  machine: string;
  isLong: boolean;
  /** Whether only some figures of each part were measured; the others are kept. */
  isSome?: boolean;
}

const columns = ['what', 'engine', 'figure', 'goal', 'met', 'run'];
const cell = (text: string) => text.replaceAll('|', '\\|');

const metOf = (found: Figure): string => {
  if (!found.ok) return '**no**';
  return isAim(found) ? '–' : 'yes';
};

const rowOf = (found: Figure, run: string): string[] => [
  cell(found.what),
  found.engine ?? '',
  cell(found.figure),
  cell(found.goal),
  metOf(found),
  run,
];

const markOf = (name: string) => [`<!-- part ${name} -->`, `<!-- /part ${name} -->`] as const;

const rowsIn = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (what +\||-)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((row) => row.map((it) => it.trim()));

/**
 * Returns a document with the figures of a run: one section per part, with the rest unchanged.
 * Figures of an earlier run for an engine that this run left out stay, with their own date.
 */
export function documentWith(
  text: string,
  found: readonly Found[],
  { date, machine, isLong, isSome = false }: Occasion,
): string {
  const run = `${date}, ${isLong ? 'long' : 'short'}`;
  return found.reduce((document, { part, figures, seconds }) => {
    const [start, end] = markOf(part.name);
    const from = document.indexOf(start);
    const to = document.indexOf(end);
    const before = from < 0 ? `${document.trimEnd()}\n\n` : document.slice(0, from);
    const after = from < 0 ? '\n' : document.slice(to + end.length);
    const known = from < 0 ? [] : rowsIn(document.slice(from, to));
    const taken = new Set(
      figures.map(({ what, engine = '' }) => (isSome ? cell(what) + engine : engine)),
    );
    const isOld = (what: string, engine: string) =>
      isSome ? taken.has(what + engine) : engine === '' || taken.has(engine);
    const rows = [
      ...known.filter(([what, engine]) => !isOld(what!, engine!)),
      ...figures.map((figure) => rowOf(figure, run)),
    ];
    const table = [columns, columns.map(() => '---'), ...rows];
    const section = [
      start,
      `## ${part.name}: ${part.summary}`,
      `Last run ${run}, in ${seconds} s; ${machine}.`,
      table.map((row) => `| ${row.join(' | ')} |`).join('\n'),
      end,
    ].join('\n\n');
    return `${before}${section}${after}`;
  }, text);
}
