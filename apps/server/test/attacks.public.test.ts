import {
  createClient,
  createQueue,
  displayQueue,
  getBookingPage,
  getQueuePlace,
  getReservationCalendar,
  joinQueue,
  listBookingTimes,
  requestReservation,
  type Client,
  type Queue,
} from '@servery/api';
import { defaultGuestLimits } from '@servery/domain/guest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createLimits } from '../src/limits/limits.ts';
import { countedAddress } from '../src/limits/quotas.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let merchant: Client;
let app: TestServer['app'];
let time = 0;
beforeAll(async () => {
  server = await startTestServer('embedded');
  merchant = await server.as('merchant');
});
afterAll(() => server.close());
beforeEach(() => {
  const limits = createLimits(undefined, undefined, () => time);
  app = createApp({ host: server.host, feed: server.feed, limits, isBehindProxy: true });
});

/** A guest at an address, whose calls are far enough apart for every rate. */
const guestAt = (address: string) =>
  createClient({
    baseURL,
    credentials: { token: () => null },
    fetch: async (input, init) => {
      time += 60_000;
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      return app.fetch(request);
    },
  });

let queues = 0;
const newQueue = (): Promise<Queue> => {
  queues += 1;
  const prefix = String.fromCharCode(64 + queues);
  const body = { name: `Attacked ${queues}`, prefix: `Q${prefix}`, max_length: 200 };
  return merchant.call(createQueue, { body });
};

/** Repeats a call until it is refused; answers how often it was done, and why no more. */
async function untilRefused(call: (nth: number) => Promise<unknown>, most: number) {
  for (let done = 0; done < most; done += 1) {
    const refusal = await call(done).then(
      () => null,
      (problem: { matter: { details?: { why?: string } } }) => problem,
    );
    if (refusal) return { done, why: refusal.matter.details?.why };
  }
  return { done: most, why: null };
}

test('one address cannot fill a queue, and others still join', async () => {
  const { token } = await newQueue();
  const most = defaultGuestLimits.max_joins_per_address;
  const join = (guest: Client) => () => guest.call(joinQueue, { body: { token, party: 2 } });
  const attacker = guestAt('203.0.113.7');
  expect(await untilRefused(join(attacker), 100)).toEqual({ done: most, why: 'address_limit' });
  await join(guestAt('203.0.113.8'))();
  const line = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::9'].map(guestAt);
  expect(await untilRefused((nth) => join(line[nth % 2]!)(), 100)).toMatchObject({ done: most });
  expect(countedAddress('2001:db8::1')).toBe(countedAddress('2001:db8:0:0:1::2'));
  expect(countedAddress('::ffff:203.0.113.7')).not.toBe(countedAddress('::ffff:203.0.113.8'));
});

test('one address cannot book an evening out, whatever phones it names', async () => {
  const { token } = await merchant.call(getReservationCalendar, { query: {} });
  const attacker = guestAt('203.0.113.17');
  const params = { token };
  const { slots } = await attacker.call(listBookingTimes, {
    params,
    query: { date: '2026-11-22', party: 2 },
  });
  const free = slots.flatMap(({ starts_at, left }) =>
    Array.from({ length: left }, () => starts_at),
  );
  const book = (nth: number) => {
    const phone = `+6012000${String(nth).padStart(4, '0')}`;
    const body = { starts_at: free[nth * 3]!, party: 2, name: 'Nobody', phone };
    return attacker.call(requestReservation, { params, body });
  };
  const { why } = await untilRefused(book, Math.floor(free.length / 3));
  expect(why).toBe('address_limit');
});

test('public reads are counted as what guests do', async () => {
  const { token } = await newQueue();
  const joined = await guestAt('198.51.100.1').call(joinQueue, { body: { token, party: 2 } });
  const paths = [`/queue_display?token=${token}`, `/queue_place?token=${joined.token}`];
  for (const [nth, path] of paths.entries()) {
    const headers = { 'x-forwarded-for': `198.51.100.${nth + 2}` };
    const statuses: number[] = [];
    for (let call = 0; call < 301; call += 1)
      statuses.push((await app.request(`/api${path}`, { headers })).status);
    expect([statuses.indexOf(429), statuses[0]]).toEqual([300, 200]);
  }
});

test('many who look at one queue at the same time cost as much as one, and see what is so', async () => {
  const { token } = await newQueue();
  let loads = 0;
  server.host.database.watch((statement) => {
    if (/quoted_minutes.*from queue_entry e\b/s.test(statement)) loads += 1;
  });
  const guest = guestAt('192.0.2.1');
  const display = () => guest.call(displayQueue, { query: { token } });
  const all = await Promise.all(Array.from({ length: 40 }, display));
  expect(new Set(all.map(({ waiting_count }) => waiting_count))).toEqual(new Set([0]));
  expect(loads).toBe(1);
  const { token: own } = await guest.call(joinQueue, { body: { token, party: 2 } });
  loads = 0;
  expect(await display()).toMatchObject({ waiting_count: 1, next: [expect.any(String)] });
  const place = () => guest.call(getQueuePlace, { query: { token: own } });
  expect(await Promise.all([place(), place()])).toMatchObject([{ ahead: 0 }, { ahead: 0 }]);
  expect(loads).toBe(1);
  server.advance(6_000);
  await display();
  expect(loads).toBe(2);
});

test('a booking page is made once for all who open it', async () => {
  const { token } = await merchant.call(getReservationCalendar, { query: {} });
  let loads = 0;
  server.host.database.watch((statement) => {
    if (/from reservation_calendar\b/.test(statement)) loads += 1;
  });
  const guest = guestAt('192.0.2.2');
  const open = () => guest.call(getBookingPage, { params: { token } });
  await Promise.all(Array.from({ length: 20 }, open));
  // One to find the page by its token for each, and one to load what it shows.
  expect(loads).toBeLessThanOrEqual(21);
});
