import { displayMenu } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Host } from '../src/http/host.ts';
import { createLimits } from '../src/http/limits/limits.ts';
import { scaledRates } from '../src/rates.ts';
import { createStreams } from '../src/session/streams.ts';
import { jsonLog } from '../src/log.ts';
import { createRegistry } from '../src/observe/registry.ts';
import { createServerMetrics, type ServerMetrics } from '../src/observe/serverMetrics.ts';
import { slowStatements } from '../src/observe/slowStatements.ts';
import { createFeed } from '../src/live/feed.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const lines: string[] = [];
let server: TestServer;
let metrics: ServerMetrics;
let app: ReturnType<typeof createApp>;
let host: Host;
const metricsToken = 'token of the tests';
beforeAll(async () => {
  server = await startTestServer('embedded', { log: jsonLog((line) => lines.push(line)) });
});
afterAll(() => server.close());
beforeEach(() => {
  const streams = createStreams();
  metrics = createServerMetrics({ database: server.database, streams });
  host = { ...server.host, metrics };
  const limits = createLimits(scaledRates({ heavy: 0.05 }), (limit, by) =>
    metrics.refusals.add({ limit, by }),
  );
  app = createApp({ host, feed: server.feed, streams, limits, metricsToken });
});

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const look = (address: string, headers: Record<string, string> = {}) =>
  app.request('/metrics', { headers }, from(address));
const figure = (name: string, labels = '') =>
  Number(
    new RegExp(`^${name}${labels.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(
      metrics.text(),
    )?.[1],
  );
const clientOf = async (username: string) => {
  const { token } = await server.signIn(username);
  return {
    token,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  };
};

test('metrics are shown only to this machine and to requests with the token', async () => {
  expect((await look('127.0.0.1')).status).toBe(200);
  expect((await look('::1')).headers.get('content-type')).toContain('version=0.0.4');
  expect((await look('203.0.113.7')).status).toBe(404);
  expect((await look('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await look('203.0.113.7', { authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await look('203.0.113.7', { authorization: 'Bearer ' })).status).toBe(404);
  expect((await look('203.0.113.7', { authorization: `Bearer ${metricsToken}` })).status).toBe(200);
  expect((await app.request('/metrics')).status).toBe(404);
});

test('DNS rebinding to this machine does not show the metrics', async () => {
  const through = (host: string) =>
    app.request(`http://${host}/metrics`, { headers: { host } }, from('127.0.0.1'));
  for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', '10.0.0.7'])
    expect([host, (await through(host)).status]).toEqual([host, 404]);
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
    expect([host, (await through(host)).status]).toEqual([host, 200]);
});

test('metrics are in Prometheus format without personal data', async () => {
  const { headers } = await clientOf('merchant');
  await app.request('/api/admin/order_listing?search=Aishah', { headers });
  const text = await (await look('127.0.0.1')).text();
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
  const withoutFigures = text.replace(/ -?[\d.e+-]+$/gm, '');
  expect(withoutFigures).not.toMatch(/Melati|Farah|merchant\b|Aishah|101/);
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toContain('servery_database_up{engine="embedded"} 1');
});

test('requests are counted by endpoint, and unknown paths as one', async () => {
  const { headers } = await clientOf('merchant');
  const fetchPath = (path: string) => app.request(`/api${path}`, { headers });
  await Promise.all([
    fetchPath('/admin/order_listing'),
    fetchPath('/admin/order_listing?length=1'),
  ]);
  for (let i = 0; i < 20; i++) await fetchPath(`/nowhere/${i}`);
  for (let i = 0; i < 20; i++) await app.request(`/page-${i}`);
  const count = (labels: string) => figure('servery_http_requests_total', labels);
  expect(count('{route="GET /admin/order_listing",status="2xx"}')).toBe(2);
  expect(count('{route="unknown",status="4xx"}')).toBe(20);
  expect(count('{route="page",status="4xx"}')).toBe(20);
  expect(figure('servery_http_request_seconds_count', '{route="unknown",status="4xx"}')).toBe(20);
  expect(metrics.inFlight).toBe(0);
});

test('orders, repeats and refusals are each counted once', async () => {
  const { headers } = await clientOf('merchant');
  const menu = await server.as('merchant').then(({ call }) => call(displayMenu, { query: {} }));
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ name }) => name === 'Roti tisu')!;
  const body = JSON.stringify({
    order_method: 'pickup',
    lines: [{ menu_id: dish.id, quantity: 1 }],
  });
  const place = (key: string) =>
    app.request('/api/transfer_cart_into_order', {
      method: 'POST',
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  for (const key of ['one', 'one', 'two', 'one']) expect((await place(key)).status).toBe(200);
  expect(figure('servery_orders_placed_total')).toBe(2);
  expect(figure('servery_idempotency_repeats_total')).toBe(2);
  expect((await app.request('/api/docs')).status).toBe(200);
  const refused = await app.request('/api/docs');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(figure('servery_rate_limit_refusals_total', '{limit="heavy",by="address"}')).toBe(1);
});

test('a histogram counts each duration once, in every bucket that includes it', () => {
  const registry = createRegistry();
  const times = registry.histogram('t', 'Times.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) times.observe({ route: 'a"b' }, seconds);
  expect(registry.text()).toBe(
    [
      '# HELP t Times.',
      '# TYPE t histogram',
      't_bucket{route="a\\"b",le="0.1"} 2',
      't_bucket{route="a\\"b",le="1"} 3',
      't_bucket{route="a\\"b",le="+Inf"} 4',
      't_sum{route="a\\"b"} 7.65',
      't_count{route="a\\"b"} 4',
      '',
    ].join('\n'),
  );
});

test('the readiness check requires a healthy database, its migrations and disk space, and reports what is missing', async () => {
  const ready = async (database = server.database) => {
    const feed = createFeed(database);
    const one = createApp({ host: { ...host, database }, feed });
    const response = await one.request('/readyz');
    feed.close();
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };
  expect(await ready()).toEqual([200, undefined]);
  expect(await ready({ ...server.database, hasSpace: () => false })).toEqual([503, 'space']);
  expect(await ready({ ...server.database, isHealthy: () => false })).toEqual([503, 'database']);
  const { kysely } = server.database;
  const newest = await sql`select * from migration order by name desc limit 1`.execute(kysely);
  const { name } = newest.rows[0] as { name: string };
  await sql`update migration set name = 'zzz' where name = ${name}`.execute(kysely);
  expect(await ready()).toEqual([503, 'migrations']);
  await sql`update migration set name = ${name} where name = 'zzz'`.execute(kysely);
  await sql`insert into migration (name, checksum) values ('9999_later.sql', '')`.execute(kysely);
  expect(await ready()).toEqual([200, undefined]);
  await sql`delete from migration where name = '9999_later.sql'`.execute(kysely);
});

test('slow statements are logged once a minute by their text, without values', () => {
  const logged: string[] = [];
  let time = 0;
  let slow = 0;
  const report = slowStatements(
    jsonLog((line) => logged.push(line)),
    200,
    () => (slow += 1),
    () => time,
  );
  const statement = 'select *\n   from orders\n where phone = $1';
  report(statement, 199.9);
  expect(logged).toEqual([]);
  for (let i = 0; i < 5; i++) report(statement, 250);
  report('select 2', 900);
  time += 61_000;
  report(statement, 300);
  expect(slow).toBe(7);
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      level: 'warn',
      event: 'slow statement',
      ms: 250,
      statement: 'select * from orders where phone = $1',
    },
    { ms: 900, statement: 'select 2' },
    { ms: 300, more: 4 },
  ]);
});

test('one request id is used in response, log, refusal and audit, and invalid ones are replaced', async () => {
  const proxied = createApp({ host, feed: server.feed, isBehindProxy: true });
  const { headers } = await clientOf('merchant');
  const id = 'edge-4f1c9a7e21b04c55';
  const fetchWithId = (target: typeof app, given: string) =>
    target.request('/api/admin/order_detail/1', { headers: { ...headers, 'x-request-id': given } });
  lines.length = 0;
  const response = await fetchWithId(proxied, id);
  expect(response.headers.get('x-request-id')).toBe(id);
  expect(await response.json()).toMatchObject({ code: 'notFound', request_id: id });
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'request', request: id });
  for (const bad of [
    'short',
    'a'.repeat(65),
    'has spaces in it, and more',
    '<script>alert(1)</script>',
  ])
    expect((await fetchWithId(proxied, bad)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect((await fetchWithId(app, id)).headers.get('x-request-id')).not.toBe(id);
});
