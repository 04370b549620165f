import { allEndpoints, nameOf } from '@servery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from '../reliability/matrixEntries.ts';
import { tryMatrix } from '../reliability/matrixRun.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());

test('every endpoint of the contract has its place in the matrix', () => {
  const named = new Set(entries.map(({ to }) => nameOf(to)));
  expect([...named].toSorted()).toEqual(Object.values(allEndpoints()).map(nameOf).toSorted());
});

test('everybody may do what the table says, to what is theirs to see, and nothing else', async () => {
  const { cells, wrong } = await tryMatrix(server);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(1_000);
}, 300_000);
