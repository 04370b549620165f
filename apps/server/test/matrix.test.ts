import { allEndpoints, nameOf } from '@servery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from '../reliability/matrix/entries.ts';
import { tryMatrix } from '../reliability/matrix/run.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());

test('the permission matrix has every endpoint of the contract', () => {
  const named = new Set(entries.map(({ to }) => nameOf(to)));
  expect([...named].toSorted()).toEqual(Object.values(allEndpoints()).map(nameOf).toSorted());
});

test('every caller gets exactly the access in the permission matrix', async () => {
  const { cells, wrong } = await tryMatrix(server);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(1_000);
}, 900_000);
