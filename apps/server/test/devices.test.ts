import {
  createPairedDevice,
  deletePairedDevice,
  displayOrders,
  getOrder,
  getUserInfo,
  liveEvents,
  pairDevice,
  refreshSession,
  toggleOrderStatus,
  type Client,
  type PairedDeviceKind,
} from '@servery/api';
import { openBrowser } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { createStreams } from '../src/session/streams.ts';
import { graceMs } from '../src/session/renewSession.ts';
import { all } from '../src/storage/sql.ts';
import { sweep } from '../src/background/sweep.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const hour = 60 * 60_000;
const me = { params: { role: 'user' as const, id: 'me' as const } };

describe.each(engines)('shared devices on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let made = 0;
  beforeAll(async () => {
    server = await startTestServer(engine, { isBehindProxy: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from attempt`.execute(server.database.kysely);
    merchant = await server.as('merchant');
  });

  const add = (kind: PairedDeviceKind = 'kitchen') => {
    made += 1;
    return merchant.call(createPairedDevice, { body: { name: `Pass ${made}`, kind } });
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    server.fetch(`${baseURL}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const guess = async (code: string, address: string) =>
    (await post('/device/pair', { code }, { 'x-forwarded-for': address })).status;
  const pair = async (kind?: PairedDeviceKind) => {
    const { device, code } = await add(kind);
    const response = await post('/device/pair', { code });
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    const { token } = (await response.json()) as { token: string };
    return { device, cookie, token };
  };
  const refresh = (cookie: string) => post('/refresh', {}, { cookie });
  const auditOf = (object_id: number) =>
    all(
      server.database.kysely,
      sql<{ action: string; person_name: string; facts: object }>`
        select action, person_name, facts from audit
        where merchant_id = 101 and object_id = ${object_id} order by seq`,
    );

  test('an address that guesses codes can’t keep staff there from pairing or signing in', async () => {
    const { code } = await add();
    for (let i = 0; i < 20; i += 1)
      expect(await guess(`AAAA-AA${20 + i}`, '198.51.100.9')).toBe(404);
    expect(await guess('AAAA-AA19', '198.51.100.9')).toBe(423);
    expect(await guess('AAAA-AA19', '203.0.113.7')).toBe(404);
    const unknown = { username: 'nobody', password: 'x' };
    const signIn = await post('/login', unknown, { 'x-forwarded-for': '198.51.100.9' });
    expect(signIn.status).toBe(422);
    expect(await guess(code, '198.51.100.9')).toBe(200);
  });

  test('a code starts only one session despite concurrent exchanges', async () => {
    const { device, code } = await add();
    const statuses = await Promise.all(Array.from({ length: 6 }, () => guess(code, '203.0.113.7')));
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    const sessions = await all(
      server.database.kysely,
      sql`select 1 from session where device_id = ${device.id}`,
    );
    expect(sessions).toHaveLength(1);
  });

  test('a form on another site can’t pair the visitor’s browser', async () => {
    const { code } = await add();
    const response = await post('/device/pair', { code }, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await guess(code, '203.0.113.7')).toBe(200);
  });

  test('a device stays signed in after a restart and after a year of sweeps', async () => {
    const { cookie, device } = await pair();
    server.advance(13 * hour);
    const restarted = createApp({ host: server.host, feed: server.feed });
    const first = await restarted.request(`${baseURL}/refresh`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie },
    });
    expect(first.status).toBe(200);
    server.advance(365 * 24 * hour);
    await sweep(server.host);
    const later = await refresh(first.headers.getSetCookie()[0]!.split(';')[0]!);
    expect(await later.json()).toMatchObject({ user: { device: { id: device.id } } });
  });

  test('a late reuse of a device’s refresh token ends its session and is audited', async () => {
    const { cookie, device } = await pair();
    const { token } = (await (await refresh(cookie)).json()) as { token: string };
    server.advance(graceMs);
    expect((await refresh(cookie)).status).toBe(401);
    const withOldToken = await server.fetch(`${baseURL}/admin/user/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(withOldToken.status).toBe(401);
    const [stolen] = await all(
      server.database.kysely,
      sql<{ person_id: number }>`select person_id from audit
        where merchant_id = 101 and action = 'session.stolen' order by seq desc limit 1`,
    );
    expect(stolen!.person_id).toBe(device.id);
  });

  test('audits the life and the writes of a device under its name in an intact chain', async () => {
    const browser = server.browser();
    const { device, code } = await add();
    await browser.call(pairDevice, { body: { code } });
    await browser.call(pairDevice, { body: { code } }).catch(() => undefined);
    const [order] = await all(
      server.database.kysely,
      sql<{ id: number; version: number }>`select id, version from orders
        where merchant_id = 101 and status = 'accepted' limit 1`,
    );
    const { id: order_id, version } = order!;
    await browser.call(toggleOrderStatus, { body: { order_id, version, status: 'preparing' } });
    await merchant.call(deletePairedDevice, { params: { id: device.id }, body: { version: 2 } });
    const facts = { name: device.name, kind: 'kitchen' };
    expect(await auditOf(device.id)).toEqual([
      { action: 'device.added', person_name: 'Farah Kamaruddin', facts },
      { action: 'device.paired', person_name: device.name, facts },
      { action: 'device.codeReused', person_name: device.name, facts },
      { action: 'device.revoked', person_name: 'Farah Kamaruddin', facts },
    ]);
    expect((await auditOf(order_id)).at(-1)).toMatchObject({ person_name: device.name });
    expect((await verifyAudit(server.database.kysely, 101)).broken).toBeNull();
  });

  test('a device reads only its own merchant’s orders, without personal data', async () => {
    const { call } = await (async () => {
      const browser = server.browser();
      await browser.call(pairDevice, { body: { code: (await add('display')).code } });
      return browser;
    })();
    const { orders } = await call(displayOrders, { query: {} }).then((board) => ({
      orders: JSON.stringify(board),
    }));
    expect(orders).not.toMatch(/"phone":"[^"]/);
    const [foreign] = await all(
      server.database.kysely,
      sql<{ id: number }>`select id from orders where merchant_id = 102 limit 1`,
    );
    const open = call(getOrder, { params: { id: foreign!.id } });
    await expect(open).rejects.toMatchObject({ code: 'notFound' });
    const other = call(displayOrders, { query: { merchant_id: 102 } });
    await expect(other).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('revoking a device ends its access, its renewals and its event stream', async () => {
    const streams = createStreams({ everyMs: 20 });
    const app = createApp({ host: server.host, feed: server.feed, streams });
    const reach: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
    const browser = openBrowser({ baseURL, fetch: reach });
    const { device, code } = await add();
    await browser.call(pairDevice, { body: { code } });
    const stop = new AbortController();
    const stream = await browser.open(liveEvents, { query: {} }, stop.signal);
    const reader = stream.getReader();
    await reader.read();
    await merchant.call(deletePairedDevice, { params: { id: device.id }, body: { version: 2 } });
    for (let isDone = false; !isDone;) ({ done: isDone } = await reader.read());
    for (const send of [
      () => browser.call(getUserInfo, me),
      () => browser.call(refreshSession, { body: {} }),
    ])
      await expect(send()).rejects.toMatchObject({ code: 'sessionExpired' });
  });
});
