import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from './call.ts';
import type { LiveEvent } from './endpoints/liveEvents.ts';
import type { LiveState } from './live.ts';
import { followShared } from './sharedLive.ts';

const eventOf = (sequence: number): LiveEvent => ({
  sequence,
  kind: 'order.placed',
  merchant_id: 1,
  subject: { kind: 'order', id: sequence },
  version: 1,
});

/** A server of live events that records where each connection started. */
function makeServer() {
  const connections: { since: number | undefined; send: (text: string) => void }[] = [];
  const open = (
    _: unknown,
    { query }: { query: { since?: number } },
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>> =>
    Promise.resolve(
      new ReadableStream({
        start: (controller) => {
          const send = (text: string) =>
            controller.enqueue(new TextEncoder().encode(`${text}\n\n`));
          const connection = { since: query.since, send };
          connections.push(connection);
          signal.addEventListener('abort', () => {
            connections.splice(connections.indexOf(connection), 1);
            controller.error(signal.reason);
          });
        },
      }),
    );
  return {
    client: { open } as unknown as Client,
    connections,
    emit: (sequence: number) => {
      for (const { send } of connections) send(`data: ${JSON.stringify(eventOf(sequence))}`);
    },
    beat: () => {
      for (const { send } of connections) send(': beat');
    },
  };
}

let round = 0;
const stops: AbortController[] = [];
const ends: Promise<void>[] = [];

/** Opens a tab that has seen all events up to `seen`. */
function openTab(server: ReturnType<typeof makeServer>, seen?: number) {
  const stop = new AbortController();
  const tab = { received: [] as number[], states: [] as LiveState[], close: () => stop.abort() };
  stops.push(stop);
  ends.push(
    followShared(`test ${round}`, {
      client: server.client,
      merchant_id: 1,
      since: () => tab.received.at(-1) ?? seen,
      onEvent: ({ sequence }) => tab.received.push(sequence),
      onState: (state) => tab.states.push(state),
      onPoll: () => undefined,
      signal: stop.signal,
    }),
  );
  return tab;
}

/** Messages between tabs are separate tasks, which fake timers don't control. */
const settle = async (turns = 200) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
};
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

beforeEach(() => {
  round++;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.abort();
  await Promise.all(ends.splice(0));
  vi.useRealTimers();
});

test('ten tabs share one connection and receive the same events', async () => {
  const server = makeServer();
  const tabs = Array.from({ length: 10 }, () => openTab(server));
  await settle();
  expect(server.connections).toHaveLength(1);
  server.emit(1);
  server.emit(2);
  await settle();
  for (const { received, states } of tabs)
    expect({ received, state: states.at(-1) }).toEqual({ received: [1, 2], state: 'live' });
});

test('a tab that missed an event makes the leader reconnect from an earlier one', async () => {
  const server = makeServer();
  const first = openTab(server, 7);
  await settle();
  const second = openTab(server, 5);
  await settle();
  expect(server.connections.map(({ since }) => since)).toEqual([5]);
  for (const sequence of [6, 7, 8]) server.emit(sequence);
  await settle();
  expect([first.received, second.received]).toEqual([[8], [6, 7, 8]]);
});

test('another tab takes over without a gap when the leader closes', async () => {
  const server = makeServer();
  const [first, second, third] = [openTab(server, 1), openTab(server, 1), openTab(server, 1)];
  await settle();
  server.emit(2);
  await settle();
  first.close();
  await settle();
  expect(server.connections.map(({ since }) => since)).toEqual([2]);
  server.emit(3);
  await settle();
  expect([first.received, second.received, third.received]).toEqual([[2], [2, 3], [2, 3]]);
});

test('a tab whose leader does not respond opens its own connection after ten seconds', async () => {
  const server = makeServer();
  const release = new AbortController();
  const held = navigator.locks.request(
    `test ${round}`,
    () => new Promise((done) => release.signal.addEventListener('abort', done)),
  );
  const tab = openTab(server);
  await settle();
  await pass(9_000);
  expect(server.connections).toHaveLength(0);
  await pass(2_000);
  expect(server.connections).toHaveLength(1);
  server.emit(1);
  await settle();
  expect(tab.received).toEqual([1]);
  release.abort();
  await held;
});

test('a tab relies on a quiet leader while heartbeats arrive, and connects itself when they stop', async () => {
  const server = makeServer();
  openTab(server);
  const second = openTab(server);
  await settle();
  for (let beats = 0; beats < 5; beats++) {
    await pass(15_000);
    server.beat();
    await settle();
  }
  expect(server.connections).toHaveLength(1);
  await pass(41_000);
  expect(server.connections).toHaveLength(2);
  server.emit(1);
  await settle();
  expect(second.received).toEqual([1]);
});
