import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentWith } from './document.ts';
import { machineOf } from './machine.ts';
import type { Engine, Figure, Part, Input } from './part.ts';
import { parts } from './parts.ts';
import { tableOf, type Found } from './table.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs with the counts for a release, rather than for about a minute. */
    long: { type: 'boolean', default: false },
    /** Runs on one engine instead of both. */
    engine: { type: 'string' },
    /** Runs only the races, or other cases of a part, whose name contains this text. */
    only: { type: 'string', default: '' },
    /** A folder that is kept, so that the next run need not fill it again. */
    folder: { type: 'string' },
    /** Writes the figures into the document. */
    write: { type: 'boolean', default: false },
  },
});

const everyEngine = ['embedded', 'postgres'] as const satisfies readonly Engine[];
const engines = everyEngine.filter((it) => !flags.engine || it === flags.engine);
const unknown = positionals.filter((name) => !(name in parts));
if (engines.length === 0 || unknown.length > 0) {
  console.error(
    `pnpm reliability [part…] [--long] [--engine embedded|postgres] [--folder path] [--write]`,
  );
  console.error(`The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

/**
 * Runs a part. A part that fails yields a figure that misses its goal, and the next part still
 * runs.
 */
async function figuresOf(part: Part, input: Input): Promise<readonly Figure[]> {
  try {
    return await part.run(input);
  } catch (error) {
    console.error(error);
    return [
      {
        what: 'runs to its end',
        figure: String(error).split('\n')[0]!,
        goal: 'it does',
        ok: false,
      },
    ];
  }
}

const document = join(import.meta.dirname, '../../../docs/reliability.md');
const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
const occasion = { date, machine: machineOf(), isLong: flags.long, isSome: flags.only !== '' };
const found: Found[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const { part } = await parts[name]!();
  console.log(`\n${part.name}: ${part.summary}`);
  const started = performance.now();
  const figures = await figuresOf(part, {
    long: flags.long,
    engines,
    only: flags.only,
    folder: flags.folder,
    print: (line) => console.log(`  ${line}`),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  found.push({ part, figures, seconds });
  if (!flags.write) continue;
  writeFileSync(
    document,
    documentWith(readFileSync(document, 'utf8'), [{ part, figures, seconds }], occasion),
  );
  execFileSync('oxfmt', [document], { stdio: 'ignore' });
}

console.log(`\n${tableOf(found)}`);
const missed = found.flatMap(({ figures }) => figures).filter(({ ok }) => !ok);
console.log(
  `${missed.length} missed their goal. Times are compared with their aim and never fail the run.`,
);
process.exit(missed.length === 0 ? 0 : 1);
