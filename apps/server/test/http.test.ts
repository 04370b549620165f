import { allEndpoints, nameOf, toggleOrderStatus } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createFeed } from '../src/live/feed.ts';
import { jsonLog, silent } from '../src/log.ts';
import { noPages } from '../src/http/noPages.ts';
import { openTestDatabase } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const lines: string[] = [];
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer('embedded', { log: jsonLog((line) => lines.push(line)) });
  ({ token } = await server.signIn('merchant'));
});
afterAll(() => server.close());

const fetchApi = (path: string, init: RequestInit = {}) =>
  server.fetch(`${baseURL}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
const problemOf = async (response: Promise<Response>) => {
  const { status } = await response;
  const body = (await (await response).json()) as { code?: string; request_id?: string };
  return { status, code: body.code, isNamed: (body.request_id?.length ?? 0) > 20 };
};

test('unknown paths and methods are refused in JSON with a request id', async () => {
  for (const [path, method, expected] of [
    ['/nowhere', 'GET', [404, 'notFound']],
    ['/', 'GET', [404, 'notFound']],
    ['/admin/order_listing/', 'GET', [404, 'notFound']],
    ['/admin/order_detail/abc', 'GET', [404, 'notFound']],
    ['/admin/order_detail/%E0%A4%A', 'GET', [404, 'notFound']],
    ['/admin/order_listing', 'DELETE', [405, 'methodNotAllowed']],
    ['/admin/void_order', 'GET', [405, 'methodNotAllowed']],
    ['/admin/merchant/info', 'PATCH', [405, 'methodNotAllowed']],
    ['/admin/events', 'POST', [405, 'methodNotAllowed']],
    ['/admin/events', 'HEAD', null],
  ] as const) {
    const response = fetchApi(path, {
      method,
      ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
    });
    if (expected === null) expect((await response).status).toBe(405);
    else
      expect(await problemOf(response), `${method} ${path}`).toEqual({
        status: expected[0],
        code: expected[1],
        isNamed: true,
      });
  }
});

test('a fixed path is not matched as a role and an id', async () => {
  const info = (await (await fetchApi('/admin/merchant/info')).json()) as { tables?: unknown };
  expect(info.tables).toBeDefined();
});

test('a method in the body selects that method’s endpoint, and an unknown one selects none', async () => {
  const send = (method: string, body: object) =>
    problemOf(fetchApi('/admin/toggle_order_status', { method, body: JSON.stringify(body) }));
  const step = { order_id: 1, version: 0, status: 'accepted' };
  expect(await send('POST', { ...step, _method: 'PATCH' })).toMatchObject({ code: 'notFound' });
  expect(await send('PATCH', step)).toMatchObject({ code: 'notFound' });
  expect(await send('POST', step)).toMatchObject({ status: 405 });
  expect(await send('POST', { ...step, _method: 'BREW' })).toMatchObject({ status: 405 });
  expect(toggleOrderStatus.method).toBe('PATCH');
});

test('a body must be JSON of at most 1 MB without unknown fields', async () => {
  const send = (body: string, headers = {}) =>
    problemOf(fetchApi('/admin/void_order', { method: 'POST', body, headers }));
  for (const body of ['{', 'null', '[]', '"text"', '{"order_id":1', '\u0000'])
    expect(await send(body)).toMatchObject({ status: 422, code: 'invalid' });
  const extra = { order_id: 1, version: 0, reason: 'Twice', is_admin: true };
  expect(await send(JSON.stringify(extra))).toMatchObject({ status: 422 });
  const large = JSON.stringify({ reason: 'x'.repeat(1024 * 1024) });
  expect(await send(large, { 'content-length': String(large.length) })).toMatchObject({
    status: 413,
    code: 'tooLarge',
  });
  const stream = new Blob([large]).stream();
  expect(
    await problemOf(
      fetchApi('/admin/void_order', { method: 'POST', body: stream, duplex: 'half' }),
    ),
  ).toMatchObject({ status: 413 });
});

test('the hand-over by GET requires a session and is never cached', async () => {
  const url = `${baseURL}/admin/toggle_claim_status?order_id=1`;
  expect((await server.fetch(url)).status).toBe(401);
  const response = await fetchApi('/admin/toggle_claim_status?order_id=1');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('the OpenAPI document lists every endpoint and needs no sign-in', async () => {
  const response = await server.fetch(`${baseURL}/openapi.json`);
  const { openapi, paths } = (await response.json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(openapi).toBe('3.1.0');
  const named = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(named.toSorted()).toEqual(Object.values(allEndpoints()).map(nameOf).toSorted());
});

test('the API page needs no scripts and complies with the content security policy', async () => {
  const response = await server.fetch(`${baseURL}/docs`);
  const html = await response.text();
  expect(html).toContain('/api/admin/void_order');
  expect(html).not.toMatch(/<script|<style|style=|https?:\/\//);
  const style = await server.fetch(`${baseURL}/docs.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
});

test('explains at the root path that the admin app hasn’t been built', async () => {
  const { host, feed } = server;
  const app = createApp({ host, feed, pages: noPages });
  expect(await (await app.request('/')).text()).toContain('hasn’t been built');
  expect((await app.request('/elsewhere')).status).toBe(404);
});

test('logs each request by its endpoint without input or personal data', async () => {
  lines.length = 0;
  await fetchApi('/admin/order_listing?search=Aishah%20secret');
  await fetchApi('/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'nobody.here', password: 'hunter2hunter2' }),
  });
  const [listing] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(listing).toMatchObject({ route: 'GET /admin/order_listing', status: 200 });
  expect(lines.join('\n')).not.toMatch(/secret|nobody\.here|hunter2|Bearer/i);
  expect(lines.join('\n')).not.toContain(token);
});

test('a crash response has only a request id', async () => {
  const database = await openTestDatabase<unknown>('embedded');
  await sql`drop table session cascade`.execute(database.kysely);
  const feed = createFeed(database);
  const app = createApp({ host: { ...server.host, database, log: silent }, feed });
  const response = await app.request('/api/admin/order_listing', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    code: 'crashed',
    message: 'crashed',
    request_id: expect.stringMatching(/^[\w-]{36}$/),
  });
  feed.close();
  await database.close();
  const gone = await app.request('/api/admin/order_listing', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await app.request('/healthz')).status).toBe(503);
});

test('the health check reports the database’s state and engine', async () => {
  const response = await server.app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([
    200,
    { ready: true, engine: 'embedded' },
  ]);
});

test('every API response has security headers and is not cached', async () => {
  for (const path of ['/admin/order_listing', '/nowhere', '/openapi.json', '/docs']) {
    const { headers } = await fetchApi(path);
    expect(headers.get('content-security-policy')).toContain(`default-src 'self'`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('responses are compressed if accepted, except event streams', async () => {
  const packed = { 'accept-encoding': 'gzip' };
  const list = await fetchApi('/admin/order_listing?length=50', { headers: packed });
  expect(list.headers.get('content-encoding')).toBe('gzip');
  const unpacked = new Response(list.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unpacked.json()).toHaveProperty('aaData');

  const stop = new AbortController();
  const events = await fetchApi('/admin/events', { headers: packed, signal: stop.signal });
  expect(events.headers.get('content-encoding')).toBeNull();
  await events.body?.cancel();
  stop.abort();
});
