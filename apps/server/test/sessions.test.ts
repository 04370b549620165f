import { getUserInfo, listOrders, login, logout, refreshSession, type Session } from '@servery/api';
import { contractPassword as password } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graceMs } from '../src/session/renewSession.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const minute = 60_000;

describe.each(engines)('session on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from attempt`.execute(server.database.kysely);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    server.fetch(`${baseURL}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const enter = async (username = 'cashier') => {
    const response = await post('/login', { username, password });
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie()[0]!;
    return { cookie, value: cookie.split(';')[0]!, ...((await response.json()) as Session) };
  };
  const codeOf = async (response: Promise<Response> | Response) => {
    const { status } = await response;
    return [status, ((await (await response).json()) as { code?: string }).code];
  };
  const me = (token: string) =>
    server.fetch(`${baseURL}/admin/user/me`, { headers: { authorization: `Bearer ${token}` } });
  const renew = (value: string, headers = {}) =>
    post('/refresh', {}, { cookie: value, ...headers });

  test('is extended by use and expires after 15 minutes without', async () => {
    const { token } = await enter();
    for (let i = 0; i < 4; i++) {
      server.advance(14 * minute);
      expect((await me(token)).status).toBe(200);
    }
    server.advance(15 * minute + 1000);
    expect(await codeOf(me(token))).toEqual([401, 'sessionExpired']);
  });

  test('continues for any length of time while in use', async () => {
    const { token } = await enter();
    for (let i = 0; i < 96; i++) {
      server.advance(10 * minute);
      expect((await me(token)).status).toBe(200);
    }
  });

  test('can be renewed up to 12 hours after its last use, not later', async () => {
    const { value } = await enter();
    server.advance(8 * 60 * minute);
    const second = await renew(value);
    const { token } = (await second.json()) as Session;
    server.advance(10 * minute);
    expect((await me(token)).status).toBe(200);
    server.advance(12 * 60 * minute - 1000);
    const third = await renew(second.headers.getSetCookie()[0]!.split(';')[0]!);
    expect(third.status).toBe(200);
    server.advance(12 * 60 * minute);
    const late = renew(third.headers.getSetCookie()[0]!.split(';')[0]!);
    expect(await codeOf(late)).toEqual([401, 'sessionExpired']);
  });

  test('replaces both tokens when renewed, and the old ones become invalid', async () => {
    const first = await enter();
    const response = await renew(first.value);
    const second = (await response.json()) as Session;
    expect(second).toMatchObject({ signature_key: null, user: { username: 'cashier' } });
    expect((await me(first.token)).status).toBe(401);
    expect((await me(second.token)).status).toBe(200);
    expect(response.headers.getSetCookie()[0]).not.toContain(first.value);
  });

  test('renews again with the same refresh token within the grace period', async () => {
    const { value } = await enter();
    const lost = await renew(value);
    const { token } = (await lost.json()) as Session;
    server.advance(graceMs - 1);
    const again = await renew(value);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ token });
    expect(again.headers.getSetCookie()).toEqual(lost.headers.getSetCookie());
    expect((await me(token)).status).toBe(200);
    const next = await renew(again.headers.getSetCookie()[0]!.split(';')[0]!);
    expect(next.status).toBe(200);
  });

  test('stays ended if its last refresh token is used after a sign-out', async () => {
    const { value } = await enter();
    const { token } = (await (await renew(value)).json()) as Session;
    await post('/logout', {}, { authorization: `Bearer ${token}` });
    expect(await codeOf(renew(value))).toEqual([401, 'sessionExpired']);
  });

  test('ends on every device when a used refresh token is presented after the grace period', async () => {
    const { value } = await enter();
    const second = await renew(value);
    const { token } = (await second.json()) as Session;
    server.advance(graceMs);
    const stolen = await renew(value);
    expect(await codeOf(stolen)).toEqual([401, 'sessionExpired']);
    expect(stolen.headers.getSetCookie()[0]).toMatch(/^servery_refresh=;.*Max-Age=0/);
    expect((await me(token)).status).toBe(401);
    expect((await renew(second.headers.getSetCookie()[0]!.split(';')[0]!)).status).toBe(401);
  });

  test('hides its cookie from scripts, other paths and other sites', async () => {
    const { cookie, value } = await enter();
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/refresh', 'Max-Age=34560000'])
      expect(cookie.split('; ')).toContain(part);
    expect(cookie).not.toContain('Secure');
    const secure = await server.app.request('https://server.test/api/login', {
      method: 'POST',
      body: JSON.stringify({ username: 'cashier', password }),
    });
    expect(secure.headers.getSetCookie()[0]).toContain('; Secure');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      expect((await renew(value, headers)).status).toBe(403);
    expect((await renew(value, { origin: 'http://server.test' })).status).toBe(200);
  });

  test('ends on one device at sign-out, or on all when requested', async () => {
    const [here, there] = [await enter('host'), await enter('host')];
    const out = (token: string, everywhere: boolean) =>
      post('/logout', { everywhere }, { authorization: `Bearer ${token}` });
    await out(here.token, false);
    expect((await me(here.token)).status).toBe(401);
    expect((await me(there.token)).status).toBe(200);
    const third = await enter('host');
    expect((await out(third.token, true)).headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await me(there.token)).status).toBe(401);
    expect((await renew(there.value)).status).toBe(401);
  });

  test('stores no usable tokens or passwords', async () => {
    const { token, value } = await enter();
    const rows = await all(
      server.database.kysely,
      sql<{ text: string }>`select to_jsonb(s)::text as text from session s
        union all select to_jsonb(p)::text from person p
        union all select to_jsonb(i)::text from idempotency i`,
    );
    const stored = rows.map(({ text }) => text).join('\n');
    for (const secret of [token, value.split('=')[1]!, password])
      expect(stored).not.toContain(`"${secret}"`);
  });

  test('is not replayed to a repeated idempotency key', async () => {
    const headers = { 'idempotency-key': 'same' };
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const response = await post('/login', { username: 'waiter', password }, headers);
        return ((await response.json()) as Session).token;
      }),
    );
    expect(new Set(tokens).size).toBe(2);
  });

  describe('wrong passwords', () => {
    const attempt = (username: string, word: string) =>
      post('/login', { username, password: word });

    test('lock a username for 5 to 15 minutes, whether or not it exists', async () => {
      for (const username of ['kitchen', 'nobody']) {
        for (const minutes of [5, 10, 15, 15]) {
          for (let i = 0; i < 5; i++)
            expect(await codeOf(attempt(username, 'wrong'))).toEqual([422, 'wrongCredentials']);
          const locked = await attempt(username, password);
          expect(locked.headers.get('retry-after')).toBe(String(minutes * 60));
          expect(await codeOf(locked)).toEqual([423, 'locked']);
          server.advance(minutes * minute);
          await sql`delete from attempt where key like 'address:%'`.execute(server.database.kysely);
        }
      }
      expect((await attempt('kitchen', password)).status).toBe(200);
    });

    test('lock an address after 20, whatever the usernames', async () => {
      for (let i = 0; i < 20; i++)
        expect(await codeOf(attempt(`guess${i}`, 'wrong'))).toEqual([422, 'wrongCredentials']);
      expect(await codeOf(attempt('merchant', password))).toEqual([423, 'locked']);
    });

    test('are forgotten after a right one', async () => {
      for (let round = 0; round < 2; round++) {
        for (let i = 0; i < 4; i++) await attempt('waiter', 'wrong');
        expect((await attempt('waiter', password)).status).toBe(200);
      }
    });
  });

  test('ends when its person is deactivated', async () => {
    const { call } = await server.as('marketing');
    await call(getUserInfo, { params: { role: 'user', id: 'me' } });
    await sql`update person set is_active = false where username = 'marketing'`.execute(
      server.database.kysely,
    );
    await expect(call(logout, { body: {} })).rejects.toMatchObject({ code: 'sessionExpired' });
    const browser = server.browser();
    await expect(
      browser.call(login, { body: { username: 'marketing', password } }),
    ).rejects.toMatchObject({ code: 'wrongCredentials' });
  });

  test('is accepted in a header only, never in a URL', async () => {
    const { token } = await server.signIn('merchant');
    const paths = [`?token=${token}`, `?access_token=${token}`];
    for (const query of paths)
      expect((await server.fetch(`${baseURL}/admin/order_listing${query}`)).status).toBe(401);
    const { call } = server.browser();
    await expect(call(listOrders, { query: {} })).rejects.toMatchObject({ code: 'sessionExpired' });
    await expect(call(refreshSession, { body: {} })).rejects.toMatchObject({
      code: 'sessionExpired',
    });
  });
});
