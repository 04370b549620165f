import {
  adminVersion,
  createClient,
  displayMenu,
  displayOrders,
  getMerchantInfo,
  getOrder,
  importKey,
  liveEvents,
  placeOrder,
  sign,
  signatureHeader,
  toggleOrderStatus,
  versionHeader,
  voidOrder,
  type Client,
  type Input,
  type LiveEvent,
} from '@servery/api';
import { contractPassword as password, contractSample } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { guarded } from '../src/storage/db/guarded.ts';
import type { Host } from '../src/http/host.ts';
import { createIds, nodes } from '../src/ids.ts';
import { createFeed } from '../src/live/feed.ts';
import { silent } from '../src/log.ts';
import { takeNodeNumber } from '../src/background/nodeNumber.ts';
import { seedSample } from '../src/seed/seedSample.ts';
import { hashToken } from '../src/http/tokens.ts';
import { graceMs } from '../src/session/renewSession.ts';
import { openSession, type Tokens } from '../src/session/sessions.ts';
import { all, first, type Db } from '../src/storage/sql.ts';
import { startTicker } from '../src/background/ticker.ts';
import { createPostgresDatabase, engines, openTestDatabase } from './databases.ts';

const baseURL = 'http://servery.test/api';
const pepper = 'pepper of the tests';

let started = 0;

/** Starts one of several complete servers on one database, with its own pool, feed and memory. */
async function startNode(databaseUrl: string) {
  const database: Db = await openTestDatabase<unknown>('postgres', { databaseUrl });
  const host: Host = {
    database: guarded(database),
    now: () => new Date(),
    nextId: createIds(Date.now, (started += 1)),
    pepper,
    log: silent,
  };
  const feed = createFeed(host.database, 50);
  const app = createApp({ host, feed });
  const reach: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
  return {
    host,
    database,
    fetch: reach,
    as: ({ token }: Pick<Tokens, 'token'>): Client =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => token } }),
    signIn: async (username: string, signature_key: string | null = null) => {
      const db = database.kysely;
      const who = sql<{ id: number }>`select id from person where username_key = ${username}`;
      const { id: person_id } = (await first(db, who))!;
      return openSession(db, { id: host.nextId(), person_id, signature_key }, new Date());
    },
    close: async () => {
      feed.close();
      await database.close();
    },
  };
}
type Node = Awaited<ReturnType<typeof startNode>>;

describe.runIf(engines.includes('postgres'))('two nodes on one PostgreSQL', () => {
  let a: Node;
  let b: Node;
  let tokens: Tokens;
  let databaseUrl: string;
  let body: Input<typeof placeOrder>['body'];
  const ending = new Set<AbortController>();
  beforeAll(async () => {
    databaseUrl = await createPostgresDatabase();
    [a, b] = [await startNode(databaseUrl), await startNode(databaseUrl)];
    await seedSample(a.database, { now: new Date(), pepper, password, ...contractSample });
    tokens = await a.signIn('merchant');
    const { categories } = await a.as(tokens).call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const { tables } = await a.as(tokens).call(getMerchantInfo, { query: {} });
    body = {
      order_method: 'dine_in',
      source: 'guest',
      new_bill: true,
      table_id: tables[0]!.id,
      lines: [{ menu_id: dish.id, quantity: 1 }],
    };
  });
  afterEach(() => ending.forEach((controller) => controller.abort()));
  afterAll(() => Promise.all([a.close(), b.close()]));

  const listen = async (node: Node, { token }: Tokens, since?: number) => {
    const controller = new AbortController();
    ending.add(controller);
    const stream = await node
      .as({ token })
      .open(liveEvents, { query: { since } }, controller.signal);
    const reader = stream.getReader();
    const text = new TextDecoder();
    const coming: LiveEvent[] = [];
    let rest = '';
    /** Reads events up to a given one, or else up to the end of the stream. */
    return async (isLast: (event: LiveEvent) => boolean): Promise<LiveEvent[]> => {
      for (;;) {
        const at = coming.findIndex(isLast);
        if (at >= 0) return coming.splice(0, at + 1);
        const { done, value } = await reader.read();
        if (done) return coming.splice(0);
        const blocks = (rest + text.decode(value, { stream: true })).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) coming.push(JSON.parse(data) as LiveEvent);
        }
      }
    };
  };

  test('an order placed on one node reaches streams and reads of the other', async () => {
    const until = await listen(b, tokens);
    const order = await a.as(tokens).call(placeOrder, { body });
    const received = (await until(({ subject }) => subject.id === order.id)).at(-1);
    expect(received).toMatchObject({
      kind: 'order.placed',
      merchant_id: 101,
      version: order.version,
    });
    const { orders, sequence } = await b.as(tokens).call(displayOrders, { query: {} });
    expect(orders.map(({ id }) => id)).toContain(order.id);
    expect(sequence).toBeGreaterThanOrEqual(received!.sequence);
  });

  test('a session started on one node is valid on the other, and so is its end', async () => {
    const json = { 'content-type': 'application/json' };
    const signedIn = await a.fetch(`${baseURL}/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'cashier', password }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { ...json, authorization: `Bearer ${token}` };
    const me = async (node: Node) =>
      (await node.fetch(`${baseURL}/admin/user/me`, { headers })).status;
    expect([await me(a), await me(b)]).toEqual([200, 200]);
    const untilOnB = await listen(b, { token } as Tokens);
    await a.fetch(`${baseURL}/logout`, { method: 'POST', headers, body: '{}' });
    expect([await me(a), await me(b)]).toEqual([401, 401]);
    // The stream ends without further events after the sign-out.
    await untilOnB(() => false);

    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const renewed = await b.fetch(`${baseURL}/refresh`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: '{}',
    });
    expect(renewed.status).toBe(401);
  });

  test('a refresh token used on one node gets the same response from the other, and later ends the session', async () => {
    const session = await a.signIn('waiter');
    const renew = (node: Node) =>
      node.fetch(`${baseURL}/refresh`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `servery_refresh=${session.refresh}`,
        },
        body: '{}',
      });
    const renewed = await renew(a);
    const { token } = (await renewed.json()) as { token: string };
    expect(await (await renew(b)).json()).toMatchObject({ token });
    // These nodes use the real clock, so the renewal is moved into the past.
    await sql`update used_refresh set at = at - ${`${graceMs} milliseconds`}::interval
      where refresh_hash = ${hashToken(session.refresh)}`.execute(a.database.kysely);
    expect((await renew(b)).status).toBe(401);
    await expect(a.as({ token }).call(displayOrders, { query: {} })).rejects.toMatchObject({
      code: 'sessionExpired',
    });
  });

  test('a write sent to both nodes with one idempotency key runs once, with equal responses', async () => {
    const numbers = new Set<string>();
    for (let i = 0; i < 10; i += 1) {
      const idempotencyKey = `order-${i}`;
      const [here, there] = await Promise.all(
        [a, b].map((node) => node.as(tokens).call(placeOrder, { body }, { idempotencyKey })),
      );
      expect(there).toEqual(here);
      numbers.add(here!.number);
      const both = await Promise.all(
        [a, b].map((node) =>
          node
            .as(tokens)
            .call(
              toggleOrderStatus,
              { body: { order_id: here!.id, version: here!.version, status: 'accepted' } },
              { idempotencyKey: `accept-${i}` },
            ),
        ),
      );
      expect(both[0]).toEqual(both[1]);
      const events = await all(
        a.database.kysely,
        sql`select 1 from event where payload -> 'subject' ->> 'id' = ${String(here!.id)}`,
      );
      expect(events).toHaveLength(2);
    }
    expect(numbers.size).toBe(10);
  });

  test('a refusal is the same on both nodes', async () => {
    const order = await a.as(tokens).call(placeOrder, { body });
    const input = { body: { order_id: order.id, version: order.version + 5, reason: 'Because' } };
    const results = await Promise.allSettled(
      [a, b].map((node) => node.as(tokens).call(voidOrder, input, { idempotencyKey: 'void' })),
    );
    const codes = results.map(
      (result) => (result as PromiseRejectedResult).reason as { code: string },
    );
    expect(codes.map(({ code }) => code)).toEqual(['conflict', 'conflict']);
    expect((await b.as(tokens).call(getOrder, { params: { id: order.id } })).version).toBe(
      order.version,
    );
  });

  test('wrong passwords are counted across nodes', async () => {
    const attempt = async (node: Node, secret: string) => {
      const response = await node.fetch(`${baseURL}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'supervisor', password: secret }),
      });
      return response.status;
    };
    const wrong: number[] = [];
    for (const node of [a, b, a, b, a]) wrong.push(await attempt(node, 'wrong'));
    expect(wrong).toEqual([422, 422, 422, 422, 422]);
    expect([await attempt(b, password), await attempt(a, password)]).toEqual([423, 423]);
  });

  test('a signature used for a write on one node is refused by the other', async () => {
    const secret = 'C'.repeat(43);
    const { token } = await a.signIn('merchant', secret);
    const text = JSON.stringify(body);
    const url = '/api/transfer_cart_into_order';
    const signature = await sign(
      await importKey(secret),
      { method: 'POST', url, body: text, token, version: adminVersion },
      Date.now(),
    );
    const send = async (node: Node) =>
      (
        await node.fetch(`http://servery.test${url}`, {
          method: 'POST',
          body: text,
          headers: {
            authorization: `Bearer ${token}`,
            [versionHeader]: adminVersion,
            [signatureHeader]: signature,
          },
        })
      ).status;
    const statuses = await Promise.all([send(a), send(b)]);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test('node numbers are unique, and a released one is available again', async () => {
    const taken = await Promise.all(
      [a, b].flatMap((node) => Array.from({ length: 20 }, () => takeNodeNumber(node.database))),
    );
    const numbers = taken.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(40);
    const later = () => new Date(Date.now() + 5 * 60_000);
    const more = await Promise.all(
      Array.from({ length: nodes - 40 }, () => takeNodeNumber(b.database, later)),
    );
    const all128 = new Set([...numbers, ...more.map(({ number }) => number)]);
    expect(all128.size).toBe(nodes);
    await taken[7]!.release();
    const next = await takeNodeNumber(a.database, later);
    expect(next.number).toBe(numbers[7]);
    await Promise.all([...taken, ...more, next].map((slot) => slot.release()));
  });

  test('only one node runs the periodic tasks, and the other takes over when it stops', async () => {
    let ahead = 0;
    const start = Date.now();
    const now = () => new Date(start + ahead);
    const done = { a: 0, b: 0 };
    const waiting = new Set<() => void>();
    const ticking = (node: Node, name: 'a' | 'b') =>
      startTicker(
        { ...node.host, now },
        async () => {
          done[name] += 1;
          for (const look of waiting) look();
          return false;
        },
        20,
      );
    const reached = (isReached: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isReached()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    const stopA = ticking(a, 'a');
    await reached(() => done.a >= 1);
    const stopB = ticking(b, 'b');
    await reached(() => done.a >= 8 || done.b > 0);
    expect(done.b).toBe(0);
    await stopA();
    const atEnd = done.a;
    ahead = 60_000;
    await reached(() => done.b >= 2);
    expect(done.a).toBe(atEnd);
    await stopB();
  });

  test('an event stream whose node dies resumes on the other without missing or repeated events', async () => {
    const dying = await startNode(databaseUrl);
    const client = b.as(tokens);
    const until = await listen(dying, tokens);
    const placed: number[] = [];
    const place = async () => placed.push((await client.call(placeOrder, { body })).id);
    for (let i = 0; i < 3; i += 1) await place();
    const seen = await until(({ subject }) => subject.id === placed[1]);
    await dying.close();
    for (let i = 0; i < 3; i += 1) await place();
    const rest = await listen(b, tokens, seen.at(-1)!.sequence);
    seen.push(...(await rest(({ subject }) => subject.id === placed.at(-1))));
    expect(seen.map(({ subject }) => subject.id)).toEqual(placed);
    const sequences = seen.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_, i) => sequences[0]! + i));
  });
});
