import type { Engine, Figure, Part, Input } from './part.ts';
import { throwHostile, type HostileResult } from './hostile/run.ts';
import { onServer } from './races/server.ts';

const shortInputs = 36_000;
const longInputs = 1_000_000;

const amount = (n: number) => n.toLocaleString('en');

const figuresOf = (engine: Engine, goal: number, found: HostileResult): Figure[] => {
  const { failed, hung, echoed, untyped, polluted, unnamed } = found.faults;
  const statuses = [...found.statuses].toSorted(([a], [b]) => a - b);
  const count = (what: string, n: number): Figure => ({
    what,
    engine,
    figure: String(n),
    goal: '0',
    ok: n === 0,
  });
  return [
    {
      what: 'hostile inputs',
      engine,
      figure: `${amount(found.inputs)}, ${amount(Math.round(found.inputs / found.seconds))}/s`,
      goal: `≥ ${amount(goal)}`,
      ok: found.inputs >= goal,
    },
    {
      what: 'responses by status',
      engine,
      figure: statuses.map(([status, n]) => `${status} ${amount(n)}`).join(', '),
      goal: 'none of 500 or above',
      ok: failed === 0,
    },
    count('responses slower than a second, also alone', hung),
    count('input returned unescaped or with an unknown type', echoed + untyped),
    count('errors that aren’t in the catalogue', unnamed),
    count('polluted prototypes', polluted),
    count('partial writes', found.broken.length),
  ];
};

async function runOn(engine: Engine, inputs: number, { print }: Input): Promise<Figure[]> {
  const seed = Date.now() % 1_000_000_000;
  print(`${engine}: seed ${seed}`);
  const found = await onServer(engine, (server) =>
    throwHostile(server, { inputs, seed, print: (line) => print(`${engine}: ${line}`) }),
  );
  if (!found) {
    print(`${engine} is not installed here.`);
    return [];
  }
  for (const line of [...found.findings, ...found.broken]) print(line);
  return figuresOf(engine, inputs, found);
}

/**
 * Sends inputs made from the contract and from public lists, most of them invalid, to every
 * endpoint.
 */
export const part: Part = {
  name: 'hostile',
  summary: 'invalid input in every field of every endpoint',
  run: async (input) => {
    const all = input.long ? longInputs : shortInputs;
    const figures: Figure[] = [];
    for (const engine of input.engines)
      figures.push(...(await runOn(engine, Math.ceil(all / input.engines.length), input)));
    return figures;
  },
};
