import { liveEvents, logout, type Client } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendEvents } from '../src/storage/db/events.ts';
import { createApp } from '../src/app.ts';
import { createStreams } from '../src/session/streams.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { renewSession } from '../src/session/renewSession.ts';
import { endSession } from '../src/session/endSessions.ts';
import { findSession } from '../src/session/sessions.ts';
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
const emit = (id: number, merchant_id = 101) =>
  server.database.transaction((trx) =>
    appendEvents(trx, merchant_id, [
      { kind: 'order.changed', subject: { kind: 'order', id }, version: 1 },
    ]),
  );

test('an event stream sends heartbeats and is not cached', async () => {
  const { response } = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const stream = reading(response);
  expect(await stream.until(/: beat\n\n/)).toContain(': live\n\n');
  await stream.cancel();
  feed.close();
});

test('an event stream resumes after the last event seen, preferring the header to the query', async () => {
  const first = await emit(1);
  await emit(2);
  await emit(3);
  const { response } = await open({ 'last-event-id': String(first) }, '?since=0');
  const stream = reading(response);
  const seen = await stream.until(/"id":3[,}]/);
  expect(seen.match(/^id: \d+$/gm)).toEqual([`id: ${first + 1}`, `id: ${first + 2}`]);
  await stream.cancel();
  feed.close();
});

test('an event stream ends on sign-out', async () => {
  const { token, response } = await open();
  const stream = reading(response);
  await stream.until(/: beat/);
  const { sql, now } = { sql: server.database.kysely, now: server.host.now() };
  const session = await findSession(sql, token, now);
  await endSession(sql, session!.caller, false, now);
  expect(await stream.until(/never/)).not.toContain('data:');
  feed.close();
});

test('an event stream ends on sign-out everywhere from elsewhere, even while events arrive', async () => {
  const { response } = await open();
  const stream = reading(response);
  await stream.until(/: beat/);
  const stop = new AbortController();
  const talking = (async () => {
    while (!stop.signal.aborted) {
      await emit(7);
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

test('an event stream ends when its merchant leaves the scope of the caller', async () => {
  const { token } = await server.signIn('agent');
  const streams = await Promise.all(
    [101, 102].map(async (merchant_id) => {
      const url = `${baseURL}/admin/events?merchant_id=${merchant_id}`;
      return reading(await fetchHere(url, { headers: { authorization: `Bearer ${token}` } }));
    }),
  );
  const [lost, kept] = streams;
  await Promise.all(streams.map(({ until }) => until(/: beat/)));
  const { kysely } = server.database;
  await sql`delete from person_merchant where merchant_id = 101 and person_id = 2`.execute(kysely);
  expect(await lost!.until(/never/)).not.toContain('data:');
  await emit(9, 102);
  expect(await kept!.until(/"id":9[,}]/)).toContain('"id":9');
  await kept!.cancel();
  await sql`insert into person_merchant (merchant_id, person_id) values (101, 2)`.execute(kysely);
  feed.close();
});

test('an event stream ends when its session expires, and survives a renewal', async () => {
  const [idle, renewed] = [await open(), await open()];
  const [first, second] = [reading(idle.response), reading(renewed.response)];
  server.advance(10 * 60_000);
  await server.database.transaction((trx) => renewSession(trx, renewed.refresh, server.host.now()));
  server.advance(6 * 60_000);
  expect(await first.until(/never/)).not.toContain('data:');
  const last = await emit(8);
  expect(await second.until(new RegExp(`id: ${last}\\n`))).toContain('"id":8');
  await second.cancel();
  feed.close();
});

test('limits concurrent event streams per person, and allows a new one after another closes', async () => {
  const openStreams = await Promise.all([open(), open(), open()]);
  const { response } = await open();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  const other = await server.signIn('supervisor');
  const theirs = await fetchHere(`${baseURL}/admin/events`, {
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(theirs.status).toBe(200);
  await openStreams[0].response.body!.cancel();
  expect((await open()).response.status).toBe(200);
  feed.close();
});

test('all event streams end when the server stops', async () => {
  const streams = await Promise.all([open(), open()]);
  const readers = streams.map(({ response }) => reading(response));
  await Promise.all(readers.map((reader) => reader.until(/: beat/)));
  feed.close();
  const rests = await Promise.all(readers.map((reader) => reader.until(/never/)));
  expect(rests.join('')).not.toContain('data:');
});

test('an event stream refuses an invalid position', async () => {
  expect((await open({ 'last-event-id': 'abc' })).response.status).toBe(422);
  expect((await open({}, '?since=-1')).response.status).toBe(422);
  const client: Client = await server.as('admin');
  await expect(
    client.open(liveEvents, { query: {} }, AbortSignal.timeout(60_000)),
  ).rejects.toMatchObject({ code: 'invalid' });
  feed.close();
});
