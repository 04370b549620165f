import type { Engine, Figure, Part, Wish } from './part.ts';
import { courses } from './racesAll.ts';
import { race, type RaceResult } from './racesHarness.ts';
import { onServer } from './racesServer.ts';

const shortTries = 2_000;
const longTries = 100_000;
const naiveTries = 400;

const amount = (n: number) => n.toLocaleString('en');
const pace = ({ tries, seconds }: RaceResult) => `${amount(Math.round(tries / seconds))}/s`;

const soundFigure = (name: string, engine: Engine, result: RaceResult): Figure => ({
  what: `${name}: doubled, lost`,
  engine,
  figure: `${result.doubled}, ${result.lost} of ${amount(result.tries)} tries (${amount(result.told)} had their way, ${pace(result)})`,
  goal: '0, 0',
  ok: result.doubled + result.lost === 0,
});

const naiveFigure = (name: string, engine: Engine, result: RaceResult): Figure => ({
  what: `${name}: doubled without a lock`,
  engine,
  figure: `${result.doubled} of ${result.tries} tries (${result.legal} were legal)`,
  goal: 'the harness sees some',
  ok: result.doubled > 0,
});

async function runOn(engine: Engine, { long, only, say }: Wish): Promise<Figure[]> {
  const found = await onServer(engine, async (server) => {
    const figures: Figure[] = [];
    for (const [name, { sound, naive, fewer = 1 }] of Object.entries(courses)) {
      // A whole name means that race, not those that are named after it.
      if (only in courses ? name !== only : !name.includes(only)) continue;
      const tries = Math.ceil((long ? longTries : shortTries) / fewer);
      const result = await race(await sound(server, tries));
      const figure = soundFigure(name, engine, result);
      say(`${engine}: ${figure.what}: ${figure.figure}`);
      figures.push(figure);
      if (naive)
        figures.push(naiveFigure(name, engine, await race(await naive(server, naiveTries))));
    }
    return figures;
  });
  if (found) return found;
  say(`${engine} is not installed here.`);
  return [];
}

/** Many who want the same money, voucher, place, order or token at once. */
export const part: Part = {
  name: 'races',
  summary: 'many at once want what only one may have',
  run: async (wish) => {
    const figures: Figure[] = [];
    for (const engine of wish.engines) figures.push(...(await runOn(engine, wish)));
    return figures;
  },
};
