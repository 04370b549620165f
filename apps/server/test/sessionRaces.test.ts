import type { Device, Session } from '@servery/api';
import { contractPassword as password } from '@servery/contracts';
import { countFailure } from '@servery/domain/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { attemptStore } from '../src/session/attemptStore.ts';
import { graceMs } from '../src/session/renewSession.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(engines)('concurrent sessions on %s', (engine) => {
  let server: TestServer;
  let nodes: TestServer['app'][];
  beforeAll(async () => {
    server = await startTestServer(engine);
    // Each app has its own memory, as nodes do; a new one acts as a restarted node.
    nodes = [server.app, createApp({ host: server.host, feed: server.feed })];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from attempt`.execute(server.database.kysely);
  });

  const post = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
    node = nodes[0]!,
  ) =>
    node.request(`${baseURL}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const enter = async (username: string, headers: Record<string, string> = {}) => {
    const response = await post('/login', { username, password }, headers);
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
    return { cookie, ...((await response.json()) as Session) };
  };
  const me = async (token: string, node = nodes[0]!) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await node.request(`${baseURL}/admin/user/me`, { headers })).status;
  };

  /** Sends a refresh cookie to both nodes concurrently, three times each. */
  const renewEverywhere = async (cookie: string) => {
    const responses = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((i) => post('/refresh', {}, { cookie }, nodes[i])),
    );
    const answers = responses.map(async (response) => ({
      status: response.status,
      cookie: response.headers.getSetCookie()[0]!.split(';')[0]!,
      token: ((await response.json()) as Partial<Session>).token,
    }));
    return Promise.all(answers);
  };

  test('a refresh token sent to all nodes at once has one successor, and counts as stolen later', async () => {
    const { cookie } = await enter('kitchen');
    const answers = await renewEverywhere(cookie);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    expect(await me(answers[0]!.token!)).toBe(200);

    server.advance(graceMs);
    const late = await renewEverywhere(cookie);
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await me(answers[0]!.token!)).toBe(401);
    expect((await post('/refresh', {}, { cookie: answers[0]!.cookie })).status).toBe(401);
  });

  test('a refresh token whose successor was used counts as stolen immediately', async () => {
    const { cookie } = await enter('kitchen');
    const [first] = await renewEverywhere(cookie);
    const [renewed] = await renewEverywhere(first!.cookie);
    const replayed = await renewEverywhere(cookie);
    expect(new Set(replayed.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await me(renewed!.token!)).toBe(401);
  });

  test('the start, theft and end of sessions are audited in an intact chain', async () => {
    const { cookie, token } = await enter('cashier');
    await post('/refresh', {}, { cookie });
    server.advance(graceMs);
    await post('/refresh', {}, { cookie });
    const other = await enter('cashier');
    await post('/logout', { everywhere: true }, { authorization: `Bearer ${other.token}` });
    const rows = await all(
      server.database.kysely,
      sql<{ action: string }>`select action from audit
        where merchant_id = 101 and person_id = 13 order by seq`,
    );
    const actions = ['started', 'stolen', 'started', 'ended'].map((what) => `session.${what}`);
    expect(rows.map(({ action }) => action)).toEqual(actions);
    expect((await verifyAudit(server.database.kysely, 101)).broken).toBeNull();
    expect(await me(token)).toBe(401);
  });

  test('sessions of people without a merchant are audited in the platform’s chain', async () => {
    await enter('admin');
    expect(await verifyAudit(server.database.kysely, 0)).toMatchObject({ links: 1, broken: null });
  });

  test('wrong passwords are counted across nodes and restarts', async () => {
    const wrong = (i: number) =>
      post('/login', { username: 'host', password: 'wrong' }, {}, nodes[i % 2]);
    for (let i = 0; i < 5; i++) expect((await wrong(i)).status).toBe(422);
    const started = createApp({ host: server.host, feed: server.feed });
    for (const node of [...nodes, started])
      expect((await post('/login', { username: 'host', password }, {}, node)).status).toBe(423);
    server.advance(5 * minute);
    expect((await post('/login', { username: 'host', password }, {}, started)).status).toBe(200);
  });

  test('concurrent failures are all counted', async () => {
    const { database, host } = server;
    await Promise.all(
      Array.from({ length: 4 }, () =>
        countFailure(attemptStore(host), ['login:somebody@here'], host.now()),
      ),
    );
    const count = () =>
      all(
        database.kysely,
        sql<{ failures: number; locks: number }>`select failures, locks from attempt`,
      );
    expect(await count()).toEqual([{ failures: 4, locks: 0 }]);
    await countFailure(attemptStore(host), ['login:somebody@here'], host.now());
    expect(await count()).toEqual([{ failures: 0, locks: 1 }]);
  });

  test('a device is listed with its browser, system, network and last use', async () => {
    const { token } = await enter('waiter', { 'user-agent': firefox });
    const started_at = server.host.now().toISOString();
    server.advance(10 * minute);
    await me(token);
    const response = await server.fetch(`${baseURL}/account/devices`, {
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'curl/8.5.0' },
    });
    const { devices } = (await response.json()) as { devices: Device[] };
    expect(devices[0]).toEqual({
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Linux',
      kind: 'computer',
      network: '',
      started_at,
      seen_at: server.host.now().toISOString(),
      is_current: true,
    });
  });
});
