import { liveEvents, logout, type Client } from '@servery/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendEvents } from '../src/db/events.ts';
import { createApp } from '../src/app.ts';
import { createStreams } from '../src/limits/streams.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { renewSession } from '../src/session/renewSession.ts';
import { endSession, findSession } from '../src/session/sessions.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let feed: Feed;
let fetchHere: typeof fetch;
beforeAll(async () => {
  server = await startTestServer('embedded');
});
afterAll(() => server.close());
beforeEach(() => {
  feed = createFeed(server.database, 20);
  const streams = createStreams({ most: 3, everyMs: 20 });
  const app = createApp({ host: server.host, feed, streams });
  fetchHere = async (input, init) => app.fetch(new Request(input, init));
});

const open = async (headers: Record<string, string> = {}, query = '') => {
  const { token, refresh } = await server.signIn('merchant');
  const response = await fetchHere(`${baseURL}/admin/events${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { token, refresh, response };
};
const reading = (response: Response) => {
  const reader = response.body!.getReader();
  const text = new TextDecoder();
  const until = async (wanted: RegExp) => {
    for (let seen = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return seen;
      seen += text.decode(value, { stream: true });
      if (wanted.test(seen)) return seen;
    }
  };
  return { until, cancel: () => reader.cancel() };
};
const tell = (order_id: number) =>
  server.database.transaction((trx) =>
    appendEvents(trx, 101, [{ kind: 'order.changed', order_id, version: 1 }]),
  );

test('beats while nothing happens, and is no page to be stored', async () => {
  const { response } = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const stream = reading(response);
  expect(await stream.until(/: beat\n\n/)).toContain(': live\n\n');
  await stream.cancel();
  feed.close();
});

test('goes on after the last event that was seen, the header before the query', async () => {
  const first = await tell(1);
  await tell(2);
  await tell(3);
  const { response } = await open({ 'last-event-id': String(first) }, '?since=0');
  const stream = reading(response);
  const seen = await stream.until(/"order_id":3/);
  expect(seen.match(/^id: \d+$/gm)).toEqual([`id: ${first + 1}`, `id: ${first + 2}`]);
  await stream.cancel();
  feed.close();
});

test('ends for whoever signed out', async () => {
  const { token, response } = await open();
  const stream = reading(response);
  await stream.until(/: beat/);
  const { sql, now } = { sql: server.database.kysely, now: server.host.now() };
  const session = await findSession(sql, token, now);
  await endSession(sql, session!.caller, false, now);
  expect(await stream.until(/never/)).not.toContain('data:');
  feed.close();
});

test('ends for whoever signed out everywhere from elsewhere, while events keep coming', async () => {
  const { response } = await open();
  const stream = reading(response);
  await stream.until(/: beat/);
  const stop = new AbortController();
  const talking = (async () => {
    while (!stop.signal.aborted) {
      await tell(7);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const elsewhere = await server.as('merchant');
  await elsewhere.call(logout, { body: { everywhere: true } });
  expect(await stream.until(/never/)).not.toContain('never');
  stop.abort();
  await talking;
  feed.close();
});

test('ends with its session’s time, and stays through a renewal of it', async () => {
  const [idle, renewed] = [await open(), await open()];
  const [first, second] = [reading(idle.response), reading(renewed.response)];
  server.advance(10 * 60_000);
  await server.database.transaction((trx) => renewSession(trx, renewed.refresh, server.host.now()));
  server.advance(6 * 60_000);
  expect(await first.until(/never/)).not.toContain('data:');
  const last = await tell(8);
  expect(await second.until(new RegExp(`id: ${last}\\n`))).toContain('"order_id":8');
  await second.cancel();
  feed.close();
});

test('is open so many times for one person, and again once one was left', async () => {
  const kept = await Promise.all([open(), open(), open()]);
  const { response } = await open();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  const other = await server.signIn('supervisor');
  const theirs = await fetchHere(`${baseURL}/admin/events`, {
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(theirs.status).toBe(200);
  await kept[0].response.body!.cancel();
  expect((await open()).response.status).toBe(200);
  feed.close();
});

test('ends for everybody when the server ends', async () => {
  const streams = await Promise.all([open(), open()]);
  const readers = streams.map(({ response }) => reading(response));
  await Promise.all(readers.map((one) => one.until(/: beat/)));
  feed.close();
  const rests = await Promise.all(readers.map((one) => one.until(/never/)));
  expect(rests.join('')).not.toContain('data:');
});

test('refuses a place that is none', async () => {
  expect((await open({ 'last-event-id': 'abc' })).response.status).toBe(422);
  expect((await open({}, '?since=-1')).response.status).toBe(422);
  const client: Client = await server.as('admin');
  await expect(
    client.open(liveEvents, { query: {} }, AbortSignal.timeout(5_000)),
  ).rejects.toMatchObject({ code: 'invalid' });
  feed.close();
});
