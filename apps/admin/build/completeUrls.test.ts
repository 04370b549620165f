import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import * as unavailable from './urls/ufo.ts';

const api = createRequire(new URL('../../../packages/api/package.json', import.meta.url));
const ofetch = new URL(`file://${api.resolve('ofetch')}`);

/** Returns the names that ofetch's code imports from ufo. */
function namesFromUfo(): string[] {
  const entry = readFileSync(new URL('index.mjs', ofetch), 'utf8');
  const shared = new URL(/from '(\.\/shared\/[^']+)'/.exec(entry)?.[1] ?? '', ofetch);
  return parseSync('shared.js', readFileSync(shared, 'utf8'))
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === 'ufo')
    .flatMap(({ entries }) => entries)
    .map(({ importName }) => importName.name ?? '');
}

test('replaces exactly what ofetch imports from ufo, with functions that throw', () => {
  expect(Object.keys(unavailable).toSorted()).toEqual(namesFromUfo().toSorted());
  expect(() => unavailable.withBase()).toThrow('complete URL');
});
