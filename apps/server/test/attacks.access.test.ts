import { connect } from 'node:net';
import {
  approve,
  askGuestHelp,
  createPrintAgent,
  createTable,
  displayOrders,
  leaveQueue,
  listPrintAgents,
  pairPrintAgent,
  previewSummary,
  type Problem,
} from '@servery/api';
import { contractPassword as password } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hosts } from '../reliability/hostile/headers.ts';
import { listen } from '../src/http/listen.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const restaurant = '203.0.113.7';
const attacker = '198.51.100.9';

describe.each(engines)('access on %s', (engine) => {
  let server: TestServer;
  const logged: Record<string, unknown>[] = [];
  beforeAll(async () => {
    const log = (_level: string, event: string, facts?: Record<string, unknown>) =>
      void logged.push({ event, ...facts });
    server = await startTestServer(engine, { isBehindProxy: true, log });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from attempt`.execute(server.database.kysely);
  });

  const signIn = (username: string, word: string, headers: Record<string, string> = {}) =>
    server.fetch(`${baseURL}/login`, {
      method: 'POST',
      body: JSON.stringify({ username, password: word }),
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': restaurant, ...headers },
    });
  const guess = async (count: number, nameOf: (index: number) => string, from: string) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await signIn(nameOf(index), 'wrong', { 'x-forwarded-for': from })).status);
    return statuses;
  };
  const statusOf = async (...parts: Parameters<typeof signIn>) => (await signIn(...parts)).status;

  test('refuses a claim through a link on another site, despite a valid token', async () => {
    const { token } = await server.signIn('cashier');
    const claim = (site: string) =>
      server.fetch(`${baseURL}/admin/toggle_claim_status?order_id=1&claimed=true`, {
        headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': site },
      });
    expect((await claim('cross-site')).status).toBe(403);
    expect((await claim('same-origin')).status).toBe(404);
  });

  test('refuses a sign-in form on another site', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const response = await signIn('cashier', password, headers);
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await statusOf('cashier', password, { 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('does not lock an account at a known address because of guesses from elsewhere', async () => {
    expect(await statusOf('cashier', password)).toBe(200);
    for (let round = 0; round < 15; round += 1)
      await guess(4, () => 'cashier', `198.51.${round}.9`);
    expect(await statusOf('cashier', password)).toBe(200);
    expect(await statusOf('cashier', password, { 'x-forwarded-for': attacker })).toBe(423);
  });

  test("does not lock a restaurant's address because of guesses at other names there", async () => {
    expect(await statusOf('waiter', password)).toBe(200);
    await guess(25, (index) => `nobody-${index}`, restaurant);
    expect(await statusOf('waiter', password)).toBe(200);
    expect(await statusOf('host', password)).toBe(423);
  });

  test('counts an IPv6 subscriber as one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push(...(await guess(1, () => 'kitchen', `2001:db8:1:2::${index + 1}`)));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 423, 423]);
  });

  describe('log of refusals', () => {
    const from = { request: expect.any(String) as string, address: attacker };
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      server.fetch(`${baseURL}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': attacker, ...headers },
      });
    const idOf = async (username: string) =>
      (
        await all(
          server.database.kysely,
          sql<{ id: number }>`select id from person where username = ${username}`,
        )
      )[0]!.id;
    const bearer = async (username: string, key?: string) => ({
      authorization: `Bearer ${(await server.signIn(username, key)).token}`,
    });
    const refusals = async (work: Promise<Response>) => {
      logged.length = 0;
      const { status } = await work;
      return { status, logged: logged.filter(({ event }) => event !== 'request') };
    };

    test('has a refused sign-in, with its request and address', async () => {
      const wrong = post('/login', { username: 'cashier', password: 'wrong' });
      expect(await refusals(wrong)).toEqual({
        status: 422,
        logged: [{ event: 'sign-in refused', ...from, account: await idOf('cashier') }],
      });
    });

    test('has a request from a page of another site', async () => {
      const site = { 'sec-fetch-site': 'cross-site' };
      expect(await refusals(post('/guest_help', { token: 'x' }, site))).toEqual({
        status: 403,
        logged: [{ event: 'other site refused', ...from, endpoint: 'POST /guest_help' }],
      });
    });

    test('has wrong pairing codes of devices and print agents', async () => {
      const code = 'AAAA-AAAA';
      const refused = (event: string) => ({ status: 404, logged: [{ event, ...from }] });
      expect(await refusals(post('/device/pair', { code }))).toEqual(refused('pairing refused'));
      const byAgent = await refusals(post('/print_agent/pair', { code }));
      expect(byAgent).toEqual(refused('pairing refused'));
    });

    test('has a wrong PIN of an approval', async () => {
      const [order] = await all(
        server.database.kysely,
        sql<{ id: number }>`select id from orders where merchant_id = 101 order by id limit 1`,
      );
      const request = { capability: 'order.void', object_id: order!.id, version: 1 };
      const body = { pin: '0000', request };
      expect(
        await refusals(post('/admin/shortcut_pin/approve', body, await bearer('cashier'))),
      ).toEqual({
        status: 422,
        logged: [
          {
            event: 'approval refused',
            ...from,
            account: await idOf('cashier'),
            capability: 'order.void',
          },
        ],
      });
    });

    test('has a wrong signature', async () => {
      const unsigned = post('/logout', {}, await bearer('cashier', 'A'.repeat(43)));
      expect(await refusals(unsigned)).toEqual({
        status: 403,
        logged: [
          {
            event: 'signature refused',
            ...from,
            endpoint: 'POST /logout',
            account: await idOf('cashier'),
          },
        ],
      });
    });

    test('has a missing capability', async () => {
      const refused = post(
        '/admin/media/1',
        { _method: 'DELETE', version: 1 },
        await bearer('kitchen'),
      );
      expect(await refusals(refused)).toEqual({
        status: 403,
        logged: [
          {
            event: 'access refused',
            ...from,
            endpoint: 'DELETE /admin/media/:id',
            account: await idOf('kitchen'),
            capability: 'media.edit',
          },
        ],
      });
    });
  });

  test('stores no refusals of callers without a session', async () => {
    const { call } = server.browser();
    const countStored = async () =>
      (await all(server.database.kysely, sql`select key from idempotency`)).length;
    const before = await countStored();
    for (let index = 0; index < 5; index += 1)
      await expect(
        call(leaveQueue, { body: { token: `101-${'x'.repeat(32)}${index}` } }),
      ).rejects.toMatchObject({ code: 'notFound' });
    expect(await countStored()).toBe(before);
  });

  test('separates guests with different codes even with equal idempotency keys', async () => {
    const { call } = await server.as('merchant');
    const place = { section: 'Trial', seats_max: 4, shape: 'square' as const, x: 0, y: 0 };
    const guest = server.browser();
    const askHelp = (token: string, idempotencyKey: string) =>
      guest.call(askGuestHelp, { body: { token } }, { idempotencyKey });
    const tables = await Promise.all(
      ['Mine', 'Yours'].map((name) => call(createTable, { body: { name, ...place } })),
    );
    const answers = await Promise.all(tables.map(({ qr_token }) => askHelp(qr_token, 'one')));
    expect(answers.map(({ name }) => name)).toEqual(['Mine', 'Yours']);
    const stored = await all(
      server.database.kysely,
      sql<{ scope: string }>`select scope from idempotency where key = 'one'`,
    );
    expect(new Set(stored.map(({ scope }) => scope)).size).toBe(2);
    for (const { qr_token } of tables) expect(JSON.stringify(stored)).not.toContain(qr_token);
  });

  test('has no public token that another installation could know', async () => {
    const tokens = await all(
      server.database.kysely,
      sql<{ token: string }>`select token from queue union all select token from queue_entry
        union all select token from reservation_calendar union all select token from reservation`,
    );
    expect(tokens.length).toBeGreaterThan(10);
    for (const { token } of tokens) expect(token).toMatch(/^\d+-[\w-]{40,}$/);
    expect(tokens.filter(({ token }) => token.includes('sample'))).toEqual([]);
  });

  test('allows a print agent only its own calls', async () => {
    const { call } = await server.as('merchant');
    const { code } = await call(createPrintAgent, {
      body: { merchant_id: null, name: 'Back office' },
    });
    const { token } = await server.browser().call(pairPrintAgent, { body: { code } });
    const agent = (path: string) =>
      server.fetch(`${baseURL}${path}`, { headers: { authorization: `Bearer ${token}` } });
    for (const { path } of [previewSummary, displayOrders, listPrintAgents])
      expect((await agent(path)).status).toBe(403);
  });

  test('exchanges a print agent’s code only once despite concurrent attempts', async () => {
    const { call } = await server.as('merchant');
    const { agent, code } = await call(createPrintAgent, {
      body: { merchant_id: null, name: 'Cellar' },
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => server.browser().call(pairPrintAgent, { body: { code } })),
    );
    const paired = tries.filter(({ status }) => status === 'fulfilled');
    expect(paired).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'notFound' });
    const { aaData } = await call(listPrintAgents, { query: { length: 100 } });
    expect(aaData.find(({ id }) => id === agent.id)!.reused_at).not.toBeNull();
    const { matter, code: refusal } = (await server
      .browser()
      .call(pairPrintAgent, { body: { code: 'AAAA-AAAA' } })
      .catch((error: unknown) => error)) as Problem;
    expect([refusal, matter.details]).toEqual(['notFound', undefined]);
  });

  test('does not reset the count of wrong PINs by a known PIN', async () => {
    const [order] = await all(
      server.database.kysely,
      sql<{ id: number; version: number }>`select id, version from orders
        where merchant_id = 101 order by id limit 1`,
    );
    const request = { capability: 'order.void' as const, object_id: order!.id, version: 1 };
    const resultOf = async (pin: string, as = 'cashier') => {
      const { call } = await server.as(as);
      return call(approve, { body: { pin, request } }).then(
        ({ approver }) => approver,
        ({ code }: Problem) => code,
      );
    };
    const [known, other] = ['5937', '8264'];
    for (let round = 0; round < 5; round += 1) {
      for (let i = 0; i < 4; i += 1) expect(await resultOf(`000${i}`)).toBe('wrongPin');
      expect(await resultOf(known)).toBe('Suresh Pillai');
    }
    expect(await resultOf(known)).toBe('locked');
    expect(await resultOf(known, 'waiter')).toBe('locked');
    expect(await resultOf(other, 'waiter')).toBe('Farah Kamaruddin');
  });

  test('answers requests with any Host header over a real socket', async () => {
    const listening = await listen(server.app.fetch, { host: '127.0.0.1', port: 0 });
    const { port } = new URL(listening.url);
    const statusFor = (host: string, path: string) =>
      new Promise<number>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
            'latin1',
          ),
        );
        socket.setEncoding('latin1').on('data', (part: string) => (text += part));
        socket.once('error', reject);
        socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])));
      });
    const odd: string[] = [];
    try {
      for (const host of hosts)
        for (const path of ['/api/get_version', '/api/admin/order_listing', '/nowhere']) {
          const status = await statusFor(host, path);
          if (!(status >= 200 && status < 500)) odd.push(`${status} ${path} ${host.slice(0, 40)}`);
        }
      expect(odd).toEqual([]);
      expect(await statusFor('localhost', '/api/get_version')).toBe(200);
    } finally {
      await listening.stop();
    }
  });

  test('answers a request with an all-numeric host without failing', async () => {
    logged.length = 0;
    const request = new Request('http://server.test/api/get_version');
    const odd = new Proxy(request, {
      get: (target, name) =>
        name === 'url'
          ? 'http://999.999.999.999/api/get_version'
          : (Reflect.get(target, name, target) as unknown),
    });
    expect((await server.app.fetch(odd)).status).toBe(404);
    expect(logged.filter(({ event }) => event === 'request failed')).toEqual([]);
  });
});
