import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createLimits } from '../src/http/limits/limits.ts';
import { scaledRates } from '../src/rates.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

describe.each(engines)('request bodies on %s', (engine) => {
  let server: TestServer;
  let app: TestServer['app'];
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    ({ token } = await server.signIn('merchant'));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    ({ app } = server);
  });

  const keyed = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])));
  /** A body of 1 MB with 90,000 keys. */
  const flood = keyed(90_000);

  const send = async (path: string, body: string, { as = '', method = 'POST' } = {}) => {
    const headers = {
      ...(as && { authorization: `Bearer ${as}` }),
      'x-forwarded-for': '203.0.113.9',
    };
    const length = { 'content-length': String(body.length) };
    const response = await app.request(`/api${path}`, {
      method,
      body,
      headers: { ...headers, ...length },
    });
    const { code } = (await response.json()) as { code: string };
    return `${response.status} ${code}`;
  };

  test('refuses a large body without a session before reading it', async () => {
    for (const path of ['/login', '/refresh', '/guest_order', '/join_queue'])
      expect(await send(path, flood)).toBe('413 tooLarge');
    for (const path of ['/admin/menu/1', '/admin/void_order', '/cart'])
      expect(await send(path, flood)).toBe('401 sessionExpired');
    expect(await send('/get_version', flood)).toBe('413 tooLarge');
  });

  test('accepts bodies of the size that guests need', async () => {
    const cart = Array.from({ length: 60 }, (_, i) => ({ id: 2 ** 50 + i, version: 1 }));
    const body = JSON.stringify({ token: '101-nobody', cart, note: '½'.repeat(500) });
    expect(await send('/guest_order', body)).toBe('404 notFound');
  });

  test('limits keys, values and depth before parsing', async () => {
    for (const body of [flood, `${'['.repeat(50_000)}${']'.repeat(50_000)}`, keyed(201)])
      expect(await send('/admin/void_order', body, { as: token })).toBe('413 tooLarge');
    expect(await send('/admin/void_order', keyed(100), { as: token })).toBe('422 invalid');
  });

  test('parses a body once, however many endpoints its path has', async () => {
    const parse = JSON.parse.bind(JSON);
    let parsed = 0;
    JSON.parse = (text, reviver) => {
      if (text.includes('"of a path"')) parsed += 1;
      return parse(text, reviver);
    };
    try {
      const body = '{"_method":"NONE","note":"of a path"}';
      expect(await send('/admin/menu/1', body, { as: token })).toBe('405 methodNotAllowed');
    } finally {
      JSON.parse = parse;
    }
    expect(parsed).toBe(1);
  });

  test('rate-limits requests with unknown methods and unknown paths', async () => {
    let time = 0;
    const limits = createLimits(scaledRates({ read: 1, write: 1 }), undefined, () => time);
    app = createApp({ host: server.host, feed: server.feed, limits, isBehindProxy: true });
    const statuses = async (path: string, method: string) => {
      time += 60_000;
      const seen: string[] = [];
      for (let call = 0; call < 9; call += 1) seen.push(await send(path, '{}', { method }));
      return [...new Set(seen)];
    };
    expect(await statuses('/get_version', 'DELETE')).toEqual([
      '405 methodNotAllowed',
      '429 throttled',
    ]);
    expect(await statuses('/nowhere', 'POST')).toEqual(['404 notFound', '429 throttled']);
    expect(await statuses('/admin/menu/1', 'POST')).toEqual([
      '401 sessionExpired',
      '429 throttled',
    ]);
  });
});
