import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Part } from './part.ts';

const server = join(import.meta.dirname, '..');
const feature = (name: string) => join(server, '../../packages/features', name);

/** The figures that the contract suite writes for one engine. */
export interface ContractFigures {
  answers: number;
  refusals: number;
  violations: number;
  replayed: number;
  foreign: number;
  changed: number;
}

/** Returns the path of the contract suite's figures. */
export const figuresPath = (engine: string): string =>
  join(server, '.vitest', `contract-${engine}.json`);

/** Runs one test file; resolves to whether all of its tests passed. */
const passes = (folder: string, file: string, print: (line: string) => void) =>
  new Promise<boolean>((resolve) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', file], { cwd: folder });
    let printed = '';
    const append = (chunk: Buffer) => (printed += String(chunk));
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('close', (code) => {
      if (code !== 0) print(printed);
      resolve(code === 0);
    });
  });

const amount = (n: number) => n.toLocaleString('en');

const figuresOf = (engine: string, found: ContractFigures): Figure[] => [
  {
    what: 'responses of the contract suite that break the contract',
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

/**
 * The contract suite on every host: each response is checked against the contract, and each request
 * is replayed by another merchant.
 */
export const part: Part = {
  name: 'conformance',
  summary: 'every response matches the contract, and no merchant reaches another’s rows',
  run: async ({ engines, print }) => {
    for (const engine of engines) rmSync(figuresPath(engine), { force: true });
    const hosts = [
      ['the server', server, 'test/contracts.test.ts'],
      ['the mocks of orders', feature('orders'), 'src/mocks/contract.test.ts'],
      ['the mocks of accounts', feature('account'), 'src/mocks/contract.test.ts'],
    ] as const;
    const figures: Figure[] = [];
    for (const [what, folder, file] of hosts) {
      const ok = await passes(folder, file, print);
      print(`${what}: ${ok ? 'as promised' : 'not as promised'}`);
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
