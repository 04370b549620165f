import {
  addGuestLines,
  combineOrders,
  createTable,
  displayMenu,
  displayOrders,
  editReservationCalendar,
  endpoint,
  getBookingPage,
  getOrder,
  getReservationCalendar,
  getReservationDay,
  getTableOrder,
  listBookingTimes,
  listOrders,
  listTables,
  placeOrder,
  removeCartLine,
  requestReservation,
  sendGuestOrder,
  voidOrder,
  voidUnreadableOrder,
  type AnyEndpoint,
  type Client,
  type Table,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../src/log.ts';
import { noQuota } from '../src/limits/quotas.ts';
import { write } from '../src/route.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const roles = ['admin', 'supermerchant', 'merchant', 'waiter'] as const;
const merchant_id = 101;
const day = '2026-11-20';

/** What a call ends with: 200, or the status of its refusal. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

describe.each(engines)('bills on %s', (engine) => {
  const logged: string[] = [];
  const log: Log = (_level, event) => void logged.push(event);
  let server: TestServer;
  let merchant: Client;
  beforeAll(async () => {
    server = await startTestServer(engine, { log });
    merchant = await server.as('merchant');
  });
  afterAll(() => server.close());

  let tables = 0;
  const newTable = (): Promise<Table> => {
    tables += 1;
    const place = { section: '', seats_max: 4, shape: 'square' as const, x: 0, y: 0 };
    return merchant.call(createTable, { body: { name: `Attack ${tables}`, ...place } });
  };
  const dearest = async () => {
    const { categories } = await merchant.call(displayMenu, { query: {} });
    const plain = categories
      .flatMap(({ items }) => items)
      .filter(({ is_available, left, options }) => is_available && left == null && !options.length);
    return plain.toSorted((a, b) => b.price - a.price)[0]!;
  };
  const linesOf = async (length: number) => {
    const { id: menu_id } = await dearest();
    return Array.from({ length }, () => ({ menu_id, quantity: 999 }));
  };
  const place = async (table_id: number, lines: number) =>
    merchant.call(placeOrder, {
      body: { order_method: 'dine_in', table_id, lines: await linesOf(lines) },
    });

  /** Everything that shows orders, to everybody who may see it. */
  const readAll = async (orders: readonly number[] = []): Promise<void> => {
    for (const role of roles) {
      const { call } = await server.as(role);
      const query = role === 'merchant' || role === 'waiter' ? {} : { merchant_id };
      const reads = [
        call(displayOrders, { query }),
        call(listOrders, { query: { length: 100 } }),
        call(listOrders, { query: { sort: 'total' } }),
        call(listTables, { query: { length: 100 } }),
        ...orders.map((id) => call(getOrder, { params: { id } })),
      ];
      expect(await Promise.all(reads.map(statusOf))).toEqual(reads.map(() => 200));
    }
  };

  test('guests cannot send what takes the board down', async () => {
    const { id, qr_token: token } = await newTable();
    const guest = server.browser();
    const lines = await linesOf(20);
    for (let cart = 0; cart < 3; cart += 1)
      expect(await statusOf(guest.call(addGuestLines, { body: { token, lines } }))).toBe(422);
    // What staff put into the cart is not sent by guests either.
    await sql`insert into table_cart (merchant_id, id, version, table_id, menu_id, name, quantity,
        unit_price, options, note, by, at)
      select ${merchant_id}::bigint, ${server.host.nextId()}::bigint + n, 1, ${id}::bigint, ${lines[0]!.menu_id}::bigint, 'Dish',
        999, 1990, '[]', '', 'Guest', now() from generate_series(1, 60) n`.execute(
      server.database.kysely,
    );
    const { cart } = await merchant.call(getTableOrder, { params: { id } });
    const sent = cart.map((line) => ({ id: line.id, version: line.version }));
    expect(await statusOf(guest.call(sendGuestOrder, { body: { token, cart: sent } }))).toBe(422);
    await readAll();
  });

  test('staff cannot place a bill beyond the bound, and several below it can be read together', async () => {
    const { id } = await newTable();
    expect(await statusOf(place(id, 100))).toBe(422);
    const orders = [await place(id, 40), await place(id, 40)];
    const { table } = await merchant.call(getTableOrder, { params: { id } });
    expect(table.owed).toBe(orders[0]!.total + orders[1]!.total);
    expect(table.owed).toBeGreaterThan(99_999_999);
    await readAll(orders.map((order) => order.id));
    const body = {
      target_id: orders[0]!.id,
      orders: orders.map(({ id: order_id, version }) => ({ order_id, version })),
    };
    expect(await statusOf(merchant.call(combineOrders, { body }))).toBe(422);
  });

  test('an oversized order of an older release is shown to everybody and can be voided', async () => {
    const { id: table_id } = await newTable();
    const { id, version } = await place(table_id, 2);
    const db = server.database.kysely;
    await sql`update order_line set unit_price = 99999999 where order_id = ${id}`.execute(db);
    await sql`update orders set total = 199799998002, balance = 199799998002
      where id = ${id}`.execute(db);
    await readAll([id]);
    const body = { order_id: id, version, reason: 'A prank' };
    expect(await merchant.call(voidOrder, { body })).toMatchObject({ status: 'voided' });
    await readAll([id]);
  });

  test('a row that cannot be read is left out of its list by its id, and logged', async () => {
    const { id: table_id } = await newTable();
    const { id, number, version } = await place(table_id, 1);
    const db = server.database.kysely;
    await sql`update orders set covers = -1 where id = ${id}`.execute(db);
    const board = await merchant.call(displayOrders, { query: {} });
    const shown = [{ id, number, version, status: 'accepted' }];
    expect(board.unreadable).toEqual(shown);
    expect(board.orders.length).toBeGreaterThan(0);
    const page = await merchant.call(listOrders, { query: { length: 100 } });
    expect(page.unreadable).toEqual(shown);
    expect(page.aaData.length).toBeGreaterThan(0);
    expect(await statusOf(merchant.call(listTables, { query: { length: 100 } }))).toBe(200);
    expect(logged).toContain('rows left out of an answer');
    await sql`update orders set covers = 1 where id = ${id}`.execute(db);
    expect((await merchant.call(displayOrders, { query: {} })).unreadable).toBeUndefined();
  });

  test('a row that cannot be read is voided by its id and version', async () => {
    const { id: table_id } = await newTable();
    const { id } = await place(table_id, 1);
    const db = server.database.kysely;
    await sql`update orders set covers = -1 where id = ${id}`.execute(db);
    const [row] = (await merchant.call(displayOrders, { query: {} })).unreadable ?? [];
    const body = { order_id: id, version: row!.version!, reason_code: 'mistake' } as const;
    expect(await statusOf(merchant.call(voidOrder, { body }))).toBe(500);
    expect(await merchant.call(voidUnreadableOrder, { body })).toEqual({ id });
    const { rows } = await sql<{ status: string }>`select status from orders
      where id = ${id}`.execute(db);
    expect(rows).toEqual([{ status: 'voided' }]);
    expect((await merchant.call(displayOrders, { query: {} })).unreadable).toMatchObject([
      { id, status: 'voided' },
    ]);
    await sql`update orders set covers = 1 where id = ${id}`.execute(db);
  });

  test('a write whose answer does not fit its contract leaves nothing behind', async () => {
    const wrong = endpoint.post('/wrong', {
      summary: 'Answers what it does not promise.',
      capability: 'public',
      returns: removeCartLine.returns,
    });
    const db = server.database.kysely;
    const route = write(wrong, async ({ visit }) => {
      await sql`update merchant set name = 'Poisoned' where merchant_id = 101`.execute(visit.sql);
      return { cart: 'none' } as never;
    });
    const request = new Request(`${baseURL}/wrong`, { method: 'POST', body: '{}' });
    const arrival = {
      requestId: 'r',
      address: 'here',
      userAgent: '',
      quota: noQuota,
      isSecure: true,
      cookies: [],
      enter: async (_to: AnyEndpoint, sent: Request) => ({
        request: sent,
        caller: null,
        now: server.host.now(),
        nonce: null,
      }),
    };
    await expect(route.answer(server.host, request, {}, arrival)).rejects.toThrow(
      'answers what it does not promise',
    );
    const { rows } = await sql<{ name: string }>`select name from merchant
      where merchant_id = 101`.execute(db);
    expect(rows).toEqual([{ name: 'Seri Melati Chow Kit' }]);
  });

  test('the largest deposit is booked and read by everybody', async () => {
    const { call } = merchant;
    const {
      token: _token,
      time_zone: _zone,
      sections: _sections,
      ...settings
    } = await call(getReservationCalendar, { query: {} });
    const wish = { ...settings, deposit_party: 1, party_max: 50 };
    const save = (deposit_per_cover: number) =>
      call(editReservationCalendar, { body: { ...wish, deposit_per_cover } });
    expect(await statusOf(save(99_999_999))).toBe(422);
    const { token } = await save(1_000_000);
    // An older release stored more than can be set today.
    await sql`update reservation_calendar set deposit_per_cover = 99999999
      where merchant_id = ${merchant_id}`.execute(server.database.kysely);
    const guest = server.browser();
    const at = { params: { token } };
    expect(await guest.call(getBookingPage, at)).toMatchObject({ deposit_per_cover: 99_999_999 });
    const { slots, deposit } = await guest.call(listBookingTimes, {
      ...at,
      query: { date: day, party: 4 },
    });
    expect(deposit).toBe(399_999_996);
    const { starts_at } = slots.find(({ state }) => state === 'free')!;
    const wanted = { starts_at, party: 4, name: 'A guest', phone: '+60123456789' };
    expect(await guest.call(requestReservation, { ...at, body: wanted })).toMatchObject({
      deposit,
    });
    const { reservations } = await call(getReservationDay, { query: { date: day } });
    expect(reservations.map((one) => one.deposit)).toContain(deposit);
  });
});
