import type { TestServer } from '../test/serverOn.ts';
import type { Engine, Figure, Input, Part } from './part.ts';
import { perServer } from './perServer.ts';
import { courses } from './races/all.ts';
import { race, type RaceResult } from './races/harness.ts';

const shortTries = 2_000;
const longTries = 100_000;
const naiveTries = 400;

const amount = (n: number) => n.toLocaleString('en');
const pace = ({ tries, seconds }: RaceResult) => `${amount(Math.round(tries / seconds))}/s`;

const soundFigure = (name: string, engine: Engine, result: RaceResult): Figure => ({
  what: `${name}: doubled, lost`,
  engine,
  figure: `${result.doubled}, ${result.lost} of ${amount(result.tries)} tries (${amount(result.succeeded)} succeeded, ${pace(result)})`,
  goal: '0, 0',
  ok: result.doubled + result.lost === 0,
});

const naiveFigure = (name: string, engine: Engine, result: RaceResult): Figure => ({
  what: `${name}: doubled without a lock`,
  engine,
  figure: `${result.doubled} of ${result.tries} tries (${result.legal} were allowed)`,
  goal: 'the harness detects some',
  ok: result.doubled > 0,
});

async function figuresOn(
  server: TestServer,
  engine: Engine,
  { long, only, print }: Input,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { sound, naive, fewer = 1 }] of Object.entries(courses)) {
    // A full name selects that race only, without others whose names contain it.
    if (only in courses ? name !== only : !name.includes(only)) continue;
    const tries = Math.ceil((long ? longTries : shortTries) / fewer);
    const result = await race(await sound(server, tries));
    const figure = soundFigure(name, engine, result);
    print(`${engine}: ${figure.what}: ${figure.figure}`);
    figures.push(figure);
    if (naive) figures.push(naiveFigure(name, engine, await race(await naive(server, naiveTries))));
  }
  return figures;
}

/** Many concurrent requests for the same money, voucher, table, order or token. */
export const part: Part = {
  name: 'races',
  summary: 'many concurrent requests compete for one resource',
  run: perServer(figuresOn),
};
