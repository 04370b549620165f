import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Part } from './part.ts';

const server = join(import.meta.dirname, '..');
const feature = (name: string) => join(server, '../../packages/features', name);

/** What the contract suite leaves behind of one engine. */
export interface ContractFigures {
  answers: number;
  refusals: number;
  violations: number;
  replayed: number;
  foreign: number;
  changed: number;
}

/** Where the contract suite leaves its figures. */
export const figuresPath = (engine: string): string =>
  join(server, '.vitest', `contract-${engine}.json`);

/** Runs one file of tests; answers whether all of them passed. */
const passes = (folder: string, file: string, say: (line: string) => void) =>
  new Promise<boolean>((resolve) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', file], { cwd: folder });
    let printed = '';
    const keep = (chunk: Buffer) => (printed += String(chunk));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      if (code !== 0) say(printed);
      resolve(code === 0);
    });
  });

const amount = (n: number) => n.toLocaleString('en');

const figuresOf = (engine: string, found: ContractFigures): Figure[] => [
  {
    what: 'answers of the contract suite that are not as promised',
    engine,
    figure: `${found.violations} of ${amount(found.answers)} (${amount(found.refusals)} refusals)`,
    goal: '0',
    ok: found.violations === 0,
  },
  {
    what: 'foreign rows found, tables changed, by one merchant’s calls sent as another',
    engine,
    figure: `${found.foreign}, ${found.changed} in ${amount(found.replayed)} calls`,
    goal: '0, 0',
    ok: found.foreign + found.changed === 0,
  },
];

/** The contract suite on every host: each answer held against the contract, each call replayed by another merchant. */
export const part: Part = {
  name: 'conformance',
  summary: 'every answer is as promised, and nobody’s calls find another’s rows',
  run: async ({ engines, say }) => {
    for (const engine of engines) rmSync(figuresPath(engine), { force: true });
    const hosts = [
      ['the server', server, 'test/contracts.test.ts'],
      ['the mocks of orders', feature('orders'), 'src/mocks/contract.test.ts'],
      ['the mocks of accounts', feature('account'), 'src/mocks/contract.test.ts'],
    ] as const;
    const figures: Figure[] = [];
    for (const [what, folder, file] of hosts) {
      const ok = await passes(folder, file, say);
      say(`${what}: ${ok ? 'as promised' : 'not as promised'}`);
      const figure = ok ? 'passes' : 'fails';
      figures.push({ what: `the contract suite on ${what}`, figure, goal: 'passes', ok });
    }
    for (const engine of engines) {
      const path = figuresPath(engine);
      if (!existsSync(path)) continue;
      const found = JSON.parse(readFileSync(path, 'utf8')) as ContractFigures;
      figures.push(...figuresOf(engine, found));
    }
    return figures;
  },
};
