import type { Engine, Figure, Part, Wish } from './part.ts';
import { throwHostile, type HostileResult } from './hostileRun.ts';
import { onServer } from './racesServer.ts';

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
      what: 'answers by status',
      engine,
      figure: statuses.map(([status, n]) => `${status} ${amount(n)}`).join(', '),
      goal: 'none of 500 or above',
      ok: failed === 0,
    },
    count('answers slower than a second, alone as well', hung),
    count('input given back unescaped, or in an unknown type', echoed + untyped),
    count('refusals that are none of the catalogue’s', unnamed),
    count('properties that came to prototypes', polluted),
    count('things that were written by half', found.broken.length),
  ];
};

async function runOn(engine: Engine, inputs: number, { say }: Wish): Promise<Figure[]> {
  const seed = Date.now() % 1_000_000_000;
  say(`${engine}: seed ${seed}`);
  const found = await onServer(engine, (server) =>
    throwHostile(server, { inputs, seed, say: (line) => say(`${engine}: ${line}`) }),
  );
  if (!found) {
    say(`${engine} is not installed here.`);
    return [];
  }
  for (const line of [...found.findings, ...found.broken]) say(line);
  return figuresOf(engine, inputs, found);
}

/** Inputs made from the contract and from public lists, most of them wrong, at every endpoint. */
export const part: Part = {
  name: 'hostile',
  summary: 'every place of every call holds what should not be there',
  run: async (wish) => {
    const all = wish.long ? longInputs : shortInputs;
    const figures: Figure[] = [];
    for (const engine of wish.engines)
      figures.push(...(await runOn(engine, Math.ceil(all / wish.engines.length), wish)));
    return figures;
  },
};
