import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwHostile } from '../reliability/hostileRun.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const inputs = Number(process.env['SERVERY_HOSTILE_INPUTS'] ?? 36_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());

test('nothing that is sent makes the server fail, hang, echo, or write by half', async () => {
  const found = await throwHostile(server, { inputs, seed: 20_261_121 });
  expect(found.findings).toEqual([]);
  expect(found.broken).toEqual([]);
  expect(found.inputs).toBeGreaterThanOrEqual(inputs);
  // Enough of it got past the door to be refused, or done, for what it is.
  const reached = [200, 404, 409, 422].reduce((n, one) => n + (found.statuses.get(one) ?? 0), 0);
  expect(reached / found.inputs).toBeGreaterThan(0.7);
  expect((found.statuses.get(200) ?? 0) / found.inputs).toBeGreaterThan(0.05);
}, 600_000);
