import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createApp } from '../src/app.ts';
import { createLimits } from '../src/http/limits/limits.ts';
import { defaultRates, scaledRates } from '../src/rates.ts';
import { silent, type Log } from '../src/log.ts';
import { createObserver } from '../src/observer.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let app: TestServer['app'];
let time = 0;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());
beforeEach(() => {
  // A session may read once per second with a burst of 2, and an address four times as often.
  const rates = scaledRates({ read: 1, write: 1, signIn: 0.1 });
  const limits = createLimits(rates, undefined, () => time);
  app = createApp({ host: server.host, feed: server.feed, limits, isBehindProxy: true });
});

const session = async () => (await server.signIn('merchant')).token;
const readAs = async (token: string, address = '203.0.113.7') => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return app.request('/api/admin/user/me', { headers });
};
const statusOf = async (response: Promise<Response>) => (await response).status;
const signInFrom = async (address: string) =>
  app.request('/api/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'nobody', password: 'x' }),
    headers: { 'x-forwarded-for': address },
  });

test('a session above its rate is throttled until Retry-After, other sessions are not', async () => {
  const [one, other] = [await session(), await session()];
  for (let i = 0; i < 2; i++) expect(await statusOf(readAs(one))).toBe(200);
  const refused = await readAs(one);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({
    code: 'throttled',
    details: { retry_after: 1, limit: 'read', by: 'session' },
    request_id: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(await statusOf(readAs(other))).toBe(200);
  time += 1_000;
  expect(await statusOf(readAs(one))).toBe(200);
});

test('reads do not count against the write limit', async () => {
  const token = await session();
  for (let i = 0; i < 3; i++) await readAs(token);
  const written = await app.request('/api/logout', {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' },
  });
  expect(written.status).toBe(200);
});

test('an address above its rate is refused before any lookup, other addresses are not', async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, session));
  for (const token of tokens)
    for (let i = 0; i < 2; i++) expect(await statusOf(readAs(token))).toBe(200);
  const refused = await readAs('x'.repeat(43));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ details: { by: 'address' } });
  expect(await statusOf(readAs('x'.repeat(43), '203.0.113.8'))).toBe(401);
});

test('wrong passwords are throttled by address, whatever the username', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push(await statusOf(signInFrom('198.51.100.1')));
  expect(statuses).toEqual([422, 422, 422, 429]);
  expect(await statusOf(signInFrom('198.51.100.2'))).toBe(422);
});

test('the environment sets the limits, and a warning is logged without any', () => {
  expect(readConfig({})).toMatchObject({ rates: defaultRates, maxStreams: 50, slowMs: 200 });
  const given = readConfig({ SERVERY_LIMIT_SIGN_IN: '4', SERVERY_STREAMS: '7' });
  expect(given.rates?.signIn.address).toEqual({ perSecond: 10, burst: 120 });
  expect(given.rates?.read).toEqual(defaultRates.read);
  expect(given.maxStreams).toBe(7);
  for (const wrong of ['many', '-1', '1.5'])
    expect(() => readConfig({ SERVERY_LIMIT_READ: wrong })).toThrow(/SERVERY_LIMIT_READ/);
  const warningsOf = (environment: NodeJS.ProcessEnv) => {
    const warnings: string[] = [];
    const log: Log = (level, event) => void (level === 'warn' && warnings.push(event));
    createObserver(readConfig(environment), log).begin(server.database);
    return warnings;
  };
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ SERVERY_LIMITS: 'off' })).toEqual([
    expect.stringContaining('limits are off'),
  ]);
  const off = createObserver(readConfig({ SERVERY_LIMITS: 'off' }), silent).begin(server.database);
  for (let i = 0; i < 100_000; i++) off.limits.require('signIn', 'address', 'one');
});
