import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentWith } from './document.ts';
import { machineOf } from './machine.ts';
import type { Engine, Figure, Part, Wish } from './part.ts';
import { parts } from './parts.ts';
import { tableOf, type Found } from './table.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The counts of a release instead of a minute's worth. */
    long: { type: 'boolean', default: false },
    /** One engine instead of both. */
    engine: { type: 'string' },
    /** Of `races`: those whose name has this in it. */
    only: { type: 'string', default: '' },
    /** A folder that stays, so that the next run need not fill it again. */
    folder: { type: 'string' },
    /** Puts the figures into the document. */
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

/** A part that breaks is a figure that misses its goal; the next part runs all the same. */
async function figuresOf(part: Part, wish: Wish): Promise<readonly Figure[]> {
  try {
    return await part.run(wish);
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
    say: (line) => console.log(`  ${line}`),
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
console.log(`${missed.length} missed their goal. Times stand beside their aim and never fail.`);
process.exit(missed.length === 0 ? 0 : 1);
