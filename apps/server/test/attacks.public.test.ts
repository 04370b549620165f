import {
  askGuestHelp,
  createClient,
  createQueue,
  displayQueue,
  getBooking,
  getBookingPage,
  getGuestMenu,
  getGuestTable,
  getQueuePlace,
  getReservationCalendar,
  joinQueue,
  listBookingTimes,
  listTables,
  requestReservation,
  sendGuestOrder,
  type Client,
  type Queue,
} from '@servery/api';
import { defaultGuestLimits } from '@servery/domain/guest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createLimits } from '../src/http/limits/limits.ts';
import { countedAddress } from '../src/http/limits/quotas.ts';
import { defaultRates } from '../src/rates.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

/** A rate that allows 5 writes, and then one in a day. */
const slow = { perSecond: 1 / 86_400, burst: 5 };

describe.each(engines)('public endpoints on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let app: TestServer['app'];
  let time = 0;
  beforeAll(async () => {
    server = await startTestServer(engine);
    merchant = await server.as('merchant');
  });
  afterAll(() => server.close());
  /** Starts the app again on the same database. */
  const restart = () => {
    const limits = createLimits(undefined, undefined, () => time);
    app = createApp({ host: server.host, feed: server.feed, limits, isBehindProxy: true });
  };
  beforeEach(restart);

  /** Returns a guest at an address, whose calls are spaced out enough for all rate limits. */
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

  /**
   * Repeats a call until it is refused; returns the number of successful calls, and the reason of
   * the refusal.
   */
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

  /** Returns the statements that some work executes. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = [];
    let isOver = false;
    server.host.database.watch((statement) => {
      if (!isOver) statements.push(statement);
    });
    await work();
    isOver = true;
    return statements;
  }
  const loadsIn = (statements: string[], load: RegExp) =>
    statements.filter((statement) => load.test(statement)).length;
  /** Statements that load a merchant's day, and those that lock. */
  const costly = /from (queue_entry|reservation|orders)\b|for (no key )?update/;
  const isCostly = async (call: () => Promise<unknown>) =>
    loadsIn(await statementsOf(() => call().catch(() => undefined)), costly) > 0;

  test('limits queue entries per address while others can still join', async () => {
    const { token } = await newQueue();
    const most = defaultGuestLimits.max_joins_per_address;
    const join = (guest: Client) => () => guest.call(joinQueue, { body: { token, party: 2 } });
    const attacker = guestAt('203.0.113.7');
    expect(await untilRefused(join(attacker), 100)).toEqual({ done: most, why: 'address_limit' });
    expect(await isCostly(join(guestAt('203.0.113.8')))).toBe(true);
    expect(await isCostly(join(attacker))).toBe(false);
    restart();
    expect(await untilRefused(join(attacker), 1)).toEqual({ done: 0, why: 'address_limit' });
    const line = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::9'].map(guestAt);
    expect(await untilRefused((nth) => join(line[nth % 2]!)(), 100)).toMatchObject({ done: most });
    expect(countedAddress('2001:db8::1')).toBe(countedAddress('2001:db8:0:0:1::2'));
    expect(countedAddress('::ffff:203.0.113.7')).not.toBe(countedAddress('::ffff:203.0.113.8'));
  });

  test('limits bookings per address, whatever phone numbers are given', async () => {
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
    const book = (nth: number, guest = attacker) => {
      const phone = `+6012000${String(nth).padStart(4, '0')}`;
      const body = { starts_at: free[nth * 3]!, party: 2, name: 'Nobody', phone };
      return guest.call(requestReservation, { params, body });
    };
    const { done, why } = await untilRefused(book, Math.floor(free.length / 3));
    expect([done, why]).toEqual([defaultGuestLimits.max_bookings_per_address, 'address_limit']);
    expect(await isCostly(() => book(done + 1))).toBe(false);
    restart();
    expect(await untilRefused(book, 1)).toEqual({ done: 0, why: 'address_limit' });
    expect(await isCostly(() => book(done + 1, guestAt('203.0.113.18')))).toBe(true);
  });

  /** Returns the code of a table that another test doesn't use. */
  const codeOfTable = async (nth: number): Promise<string> => {
    const { aaData } = await merchant.call(listTables, { query: { length: 100 } });
    return aaData.filter(({ is_active }) => is_active)[nth]!.qr_token;
  };

  test('limits writes with a code, and of an address', async () => {
    const token = await codeOfTable(0);
    const ask = async (address: string, code: string) => {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
      const body = JSON.stringify({ token: code });
      return (await app.request('/api/guest_help', { method: 'POST', headers, body })).status;
    };
    const all = async (count: number, address: string, codeOf: (nth: number) => string) => {
      const statuses: number[] = [];
      for (let nth = 0; nth < count; nth += 1) statuses.push(await ask(address, codeOf(nth)));
      return Map.groupBy(statuses, (status) => status);
    };
    const one = await all(35, '198.51.100.11', () => token);
    expect([one.get(200)?.length, one.get(429)?.length]).toEqual([30, 5]);
    expect(await ask('198.51.100.12', token)).toBe(200);
    const many = await all(65, '198.51.100.13', (nth) => `101-${String(nth).padStart(20, 'x')}`);
    expect([many.get(404)?.length, many.get(429)?.length]).toEqual([60, 5]);
  });

  test('limits writes with a code over hours', async () => {
    const token = await codeOfTable(3);
    const rates = { ...defaultRates, guestDay: { ...defaultRates.guestDay, session: slow } };
    const limits = createLimits(rates, undefined, () => time);
    app = createApp({ host: server.host, feed: server.feed, limits, isBehindProxy: true });
    const ask = (guest: Client) => () => guest.call(askGuestHelp, { body: { token } });
    expect(await untilRefused(ask(guestAt('198.51.100.18')), 20)).toMatchObject({ done: 5 });
    expect(await untilRefused(ask(guestAt('198.51.100.19')), 1)).toEqual({ done: 1, why: null });
  });

  test('loads only its own table for a guest, and locks nothing for a repeated request', async () => {
    const token = await codeOfTable(1);
    const guest = guestAt('198.51.100.14');
    await guest.call(getGuestTable, { query: { token } });
    const floor = /from dining_table\s+where merchant_id = any/;
    const asked = await statementsOf(() => guest.call(askGuestHelp, { body: { token } }));
    expect([loadsIn(asked, floor), loadsIn(asked, /for no key update/)]).toEqual([0, 1]);
    const again = await statementsOf(() => guest.call(askGuestHelp, { body: { token } }));
    expect(loadsIn(again, /for (no key )?update/)).toBe(0);
    const { help_asked_at } = await guest.call(getGuestTable, { query: { token } });
    expect(help_asked_at).not.toBeNull();
  });

  test('locks nothing for a refused write of a guest', async () => {
    const body = { token: await codeOfTable(1), cart: [{ id: 1, version: 1 }] };
    const send = () => guestAt('198.51.100.20').call(sendGuestOrder, { body });
    const refused = await statementsOf(() => expect(send()).rejects.toThrow('conflict'));
    expect(loadsIn(refused, /from table_cart/)).toBeGreaterThan(0);
    expect(loadsIn(refused, /for (no key )?update/)).toBe(0);
  });

  test('loads a table and the menu once for concurrent guests', async () => {
    const token = await codeOfTable(2);
    const forty = (read: () => Promise<unknown>) =>
      statementsOf(() => Promise.all(Array.from({ length: 40 }, read)));
    server.advance(6_000);
    const guest = guestAt('198.51.100.15');
    const tables = await forty(() => guest.call(getGuestTable, { query: { token } }));
    expect(loadsIn(tables, /from table_cart/)).toBe(1);
    const menus = await forty(() => guest.call(getGuestMenu, { query: { token } }));
    expect(loadsIn(menus, /from menu_item/)).toBeLessThan(5);
  });

  test('limits requests with invalid tokens, and pages', async () => {
    const statusesOf = async (count: number, path: string, address: string) => {
      const headers = { 'x-forwarded-for': address, authorization: `Bearer ${'x'.repeat(43)}` };
      const statuses: number[] = [];
      for (let nth = 0; nth < count; nth += 1)
        statuses.push((await app.request(path, { headers })).status);
      return [...new Set(statuses)];
    };
    expect(await statusesOf(310, '/api/admin/display_order', '198.51.100.16')).toEqual([401, 429]);
    const { token } = await server.signIn('merchant');
    const headers = { 'x-forwarded-for': '198.51.100.16', authorization: `Bearer ${token}` };
    expect((await app.request('/api/admin/display_order', { headers })).status).toBe(200);
    expect(await statusesOf(4_010, '/robots.txt', '198.51.100.17')).toEqual([404, 429]);
  });

  test('counts public reads in the guest limit class', async () => {
    const { token } = await newQueue();
    const joined = await guestAt('198.51.100.1').call(joinQueue, { body: { token, party: 2 } });
    const paths = [`/queue_display?token=${token}`, `/queue_place?token=${joined.token}`];
    for (const [nth, path] of paths.entries()) {
      const headers = { 'x-forwarded-for': `198.51.100.${nth + 2}` };
      const statusOf = async () => (await app.request(`/api${path}`, { headers })).status;
      const statuses = await Promise.all(Array.from({ length: 301 }, statusOf));
      expect(statuses.toSorted()).toEqual([...Array<number>(300).fill(200), 429]);
    }
  });

  test('loads a queue once for concurrent readers and always shows the current state', async () => {
    const { token } = await newQueue();
    const day = /quoted_minutes.*from queue_entry e\b/s;
    const guest = guestAt('192.0.2.1');
    const display = () => guest.call(displayQueue, { query: { token } });
    const waiting: number[] = [];
    const forty = () =>
      statementsOf(() =>
        Promise.all(
          Array.from({ length: 40 }, async () => waiting.push((await display()).waiting_count)),
        ),
      );
    expect(loadsIn(await forty(), day)).toBe(1);
    // At most two reads of the sequence: one for the first callers, one for all later ones.
    expect((await forty()).length).toBeLessThanOrEqual(2);
    expect(waiting).toEqual(Array(80).fill(0));
    const { token: own } = await guest.call(joinQueue, { body: { token, party: 2 } });
    const place = () => guest.call(getQueuePlace, { query: { token: own } });
    const seen = await statementsOf(async () => {
      expect(await display()).toMatchObject({ waiting_count: 1, next: [expect.any(String)] });
      expect(await Promise.all([place(), place()])).toMatchObject([{ ahead: 0 }, { ahead: 0 }]);
    });
    expect(loadsIn(seen, day)).toBe(1);
    server.advance(6_000);
    expect(loadsIn(await statementsOf(display), day)).toBe(1);
  });

  test('loads a booking page and a booking once for concurrent readers', async () => {
    const { token } = await merchant.call(getReservationCalendar, { query: {} });
    const params = { token };
    const guest = guestAt('192.0.2.2');
    const twenty = (open: () => Promise<unknown>) =>
      statementsOf(() => Promise.all(Array.from({ length: 20 }, open)));
    const page = await twenty(() => guest.call(getBookingPage, { params }));
    // One to find the page by its token, and one to load its content.
    expect(loadsIn(page, /from reservation_calendar\b/)).toBe(2);
    const { slots } = await guest.call(listBookingTimes, {
      params,
      query: { date: '2026-11-23', party: 2 },
    });
    const { starts_at } = slots.find(({ left }) => left > 0)!;
    const body = { starts_at, party: 2, name: 'Nobody', phone: '+60123450071' };
    const { token: own, ...booked } = await guest.call(requestReservation, { params, body });
    const bookings: unknown[] = [];
    const booking = await twenty(async () =>
      bookings.push(await guest.call(getBooking, { params: { token: own } })),
    );
    expect(bookings).toHaveLength(20);
    for (const shown of bookings) expect(shown).toEqual({ ...booked, token: own });
    expect(loadsIn(booking, /from reservation_calendar\b/)).toBe(1);
  });
});
