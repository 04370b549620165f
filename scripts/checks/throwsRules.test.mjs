import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { throwsRules } from './throwsRules.mjs';

const file = 'packages/domain/src/orders/voidOrder.ts';
const violationsOf = (code) => throwsRules(plant({ [file]: code }));
const missing = (problem) => [
  `${file}: voidOrder throws ${problem}, which its @throws doesn't name`,
];

test.each([
  ['a function', `export function voidOrder(a) { if (a) throw new Problem('tooLate'); }`],
  ['a constant', `export const voidOrder = (a) => { throw a ?? new Problem('tooLate'); };`],
  [
    'a callback',
    `export const voidOrder = (all) => all.map(() => { throw new Problem('tooLate'); });`,
  ],
  ['a rejection', `export const voidOrder = () => Promise.reject(new Problem('tooLate'));`],
  [
    'a private function that it calls',
    `export const voidOrder = () => check();
    function check() { throw new Problem('tooLate'); }`,
  ],
])('finds a code that is thrown by %s', (_name, code) => {
  expect(violationsOf(code)).toEqual(missing('tooLate'));
  expect(violationsOf(`/** Voids. @throws \`hasPayments\` */\n${code}`)).toEqual(
    missing('tooLate'),
  );
  expect(
    violationsOf(`/**\n * Voids.\n * @throws \`hasPayments\` or \`tooLate\`\n */\n${code}`),
  ).toEqual([]);
});

test('finds an invalid field', () => {
  expect(
    violationsOf(`export function voidOrder() { throw invalid('reason', 'empty', 'x'); }`),
  ).toEqual(missing('invalid'));
});

test.each([
  ['is not exported', `function voidOrder() { throw new Problem('tooLate'); }`],
  ['returns the problem', `export const voidOrder = () => new Problem('tooLate');`],
  [
    'handles requests',
    `export const voidOrder = (app) => app.all('/', () => { throw new Problem('tooLate'); });`,
  ],
  [
    'returns a function that throws',
    `export const voidOrder = () => ({ now: () => { throw new Problem('tooLate'); } });`,
  ],
])('leaves a function alone that %s', (_name, code) => {
  expect(violationsOf(code)).toEqual([]);
});

test.each(['test.ts', 'stories.tsx', 'fixtures.ts'])('skips a file that ends in .%s', (ending) => {
  const code = `export function voidOrder() { throw new Problem('tooLate'); }`;
  expect(throwsRules(plant({ [`packages/domain/src/voidOrder.${ending}`]: code }))).toEqual([]);
});

test('follows private functions that call each other', () => {
  expect(
    violationsOf(`export const voidOrder = () => check();
    function check() { retry(); throw new Problem('tooLate'); }
    function retry() { check(); }`),
  ).toEqual(missing('tooLate'));
});

test('every function of this repository names the problems that it throws', () => {
  expect(throwsRules(join(import.meta.dirname, '../..'))).toEqual([]);
});
