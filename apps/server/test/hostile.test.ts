import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hostile } from '../reliability/hostile/inputs.ts';
import { brokenInvariants } from '../reliability/hostile/invariants.ts';
import { judge, type Send } from '../reliability/hostile/judge.ts';
import { throwHostile } from '../reliability/hostile/run.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const inputs = Number(process.env['SERVERY_HOSTILE_INPUTS'] ?? 36_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());

test('hostile input never makes the server fail, hang, echo it or write partially', async () => {
  const found = await throwHostile(server, { inputs, seed: 20_261_121 });
  expect(found.findings).toEqual([]);
  expect(found.broken).toEqual([]);
  expect(found.inputs).toBeGreaterThanOrEqual(inputs);
  // Enough inputs got far enough to be accepted, or refused for their content.
  const reached = [200, 404, 409, 422].reduce((n, one) => n + (found.statuses.get(one) ?? 0), 0);
  expect(reached / found.inputs).toBeGreaterThan(0.7);
  expect((found.statuses.get(200) ?? 0) / found.inputs).toBeGreaterThan(0.05);
}, 600_000);

describe('detection of faults', () => {
  const input: Hostile = {
    name: 'any',
    method: 'GET',
    target: '/x?q=%3Cscript%3Ealert(1)%3C/script%3E',
    headers: {},
    body: null,
    isChunked: false,
  };
  const page = (body: string, type: string) => async () =>
    new Response(body, { headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
  const faults = async (send: Send) => (await judge(send, input)).found.map(({ fault }) => fault);

  test('detects a 500 response, echoed markup and an unexpected content type', async () => {
    expect(await faults(async () => Response.json({}, { status: 500 }))).toEqual([
      'failed',
      'untyped',
    ]);
    expect(await faults(page('<p><script>alert(1)</script>', 'text/html'))).toEqual(['echoed']);
    expect(await faults(page('<p>&lt;script&gt;', 'text/html'))).toEqual([]);
    expect(await faults(page('{}', 'image/svg+xml'))).toEqual(['untyped']);
  });

  test('detects a property added to Object.prototype', async () => {
    Reflect.set(Object.prototype, 'isAdmin', true);
    const found = await faults(page('{}', 'application/json'));
    Reflect.deleteProperty(Object.prototype, 'isAdmin');
    expect(found).toEqual(['polluted']);
  });

  test.each([
    ['money out of a wallet', sql`update wallet set balance = balance + 1 where merchant_id = 101`],
    ['an order changed past its lists', sql`update order_line set quantity = quantity + 1`],
    ['a list changed past its counts', sql`update orders set payment_status = 'paid'`],
    ['a number given again', sql`update orders set number = '001'`],
  ])('detects %s', async (_, damage) => {
    const { kysely: db } = server.database;
    expect(await brokenInvariants(db)).toEqual([]);
    await damage.execute(db);
    expect(await brokenInvariants(db)).not.toEqual([]);
    await server.reset();
  });
});
