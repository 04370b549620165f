import {
  createPrintAgent,
  displayOrders,
  leaveQueue,
  listPrintAgents,
  pairPrintAgent,
  previewSummary,
  type Problem,
} from '@servery/api';
import { contractPassword as password } from '@servery/domain/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { all } from '../src/sql.ts';
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

  test('refuses a claim by a link of another site, whatever its bearer', async () => {
    const { token } = await server.signIn('cashier');
    const claim = (site: string) =>
      server.fetch(`${baseURL}/admin/toggle_claim_status?order_id=1&claimed=true`, {
        headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': site },
      });
    expect((await claim('cross-site')).status).toBe(403);
    expect((await claim('same-origin')).status).toBe(404);
  });

  test('refuses a sign-in form of another site', async () => {
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

  test('does not lock a name where it works because of guesses elsewhere', async () => {
    expect(await statusOf('cashier', password)).toBe(200);
    for (let round = 0; round < 15; round += 1)
      await guess(4, () => 'cashier', `198.51.${round}.9`);
    expect(await statusOf('cashier', password)).toBe(200);
    expect(await statusOf('cashier', password, { 'x-forwarded-for': attacker })).toBe(423);
  });

  test('does not lock a restaurant out because of guesses at other names there', async () => {
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

  test('logs a refused sign-in with its request, account and address', async () => {
    logged.length = 0;
    await signIn('cashier', 'wrong');
    expect(logged).toContainEqual({
      event: 'sign-in refused',
      request: expect.any(String) as string,
      account: expect.any(Number) as number,
      address: restaurant,
    });
  });

  test('stores no refusal of a caller without a session', async () => {
    const { call } = server.browser();
    const kept = async () =>
      (await all(server.database.kysely, sql`select key from idempotency`)).length;
    const before = await kept();
    for (let index = 0; index < 5; index += 1)
      await expect(
        call(leaveQueue, { body: { token: `101-${'x'.repeat(32)}${index}` } }),
      ).rejects.toMatchObject({ code: 'notFound' });
    expect(await kept()).toBe(before);
  });

  test('answers no code that another installation knows too', async () => {
    const tokens = await all(
      server.database.kysely,
      sql<{ token: string }>`select token from queue union all select token from queue_entry
        union all select token from reservation_calendar union all select token from reservation`,
    );
    expect(tokens.length).toBeGreaterThan(10);
    for (const { token } of tokens) expect(token).toMatch(/^\d+-[\w-]{40,}$/);
    expect(tokens.filter(({ token }) => token.includes('sample'))).toEqual([]);
  });

  test('opens nothing to a print agent but its own calls', async () => {
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

  test('exchanges a print agent’s code once, however many try at the same time', async () => {
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

  test('answers a host name of figures only without failing', async () => {
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
