import {
  addGuestLines,
  addQueueEntry,
  combineOrders,
  createTable,
  displayKitchen,
  displayMenu,
  displayOrders,
  editReservationCalendar,
  endpoint,
  getBookingPage,
  getGuestMenu,
  getGuestTable,
  getMerchantQueue,
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
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../src/log.ts';
import { noAddressLimits } from '../src/http/limits/addressLimits.ts';
import { write } from '../src/http/route.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const roles = ['admin', 'supermerchant', 'merchant', 'waiter'] as const;
const viewers = [...roles, 'agent', 'supervisor', 'cashier', 'kitchen', 'host'] as const;
const hosts = ['merchant', 'supervisor', 'cashier', 'host'] as const;
const merchant_id = 101;
const day = '2026-11-20';

/** Returns the status of a call: 200, or the status of its refusal. */
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

  /** Reads everything that shows orders, as every role that may see it. */
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

  test('refuses a guest order that is too large for the board', async () => {
    const { id, qr_token: token } = await newTable();
    const guest = server.browser();
    const lines = await linesOf(20);
    for (let cart = 0; cart < 3; cart += 1)
      expect(await statusOf(guest.call(addGuestLines, { body: { token, lines } }))).toBe(422);
    // Guests can't send it even if staff put it into the cart.
    await sql`insert into table_cart (merchant_id, id, version, table_id, menu_id, name, quantity,
        unit_price, tax_class, options, note, by, at)
      select ${merchant_id}::bigint, ${server.host.nextId()}::bigint + n, 1, ${id}::bigint, ${lines[0]!.menu_id}::bigint, 'Dish',
        999, 1990, 'SST', '[]', '', 'Guest', now() from generate_series(1, 60) n`.execute(
      server.database.kysely,
    );
    const { cart } = await merchant.call(getTableOrder, { params: { id } });
    const sent = cart.map((line) => ({ id: line.id, version: line.version }));
    expect(await statusOf(guest.call(sendGuestOrder, { body: { token, cart: sent } }))).toBe(422);
    await readAll();
  });

  test('refuses a bill above the limit and shows several below it together', async () => {
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

  test('shows an oversized order of an older release to every role and voids it', async () => {
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

  test('leaves an unreadable row out of its list, returns its id and logs it', async () => {
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

  interface Answer {
    rows: readonly { id: number }[];
    unreadable?: readonly { id: number }[] | undefined;
  }
  /** Damages a row; every reader of its list gets all other rows, and its id. */
  const expectOnlyLost = async (
    id: number,
    { damage, repair }: Record<'damage' | 'repair', RawBuilder<unknown>>,
    readers: readonly string[],
    read: (call: Client['call']) => Promise<Answer>,
  ) => {
    const clients = await Promise.all(readers.map((role) => server.as(role)));
    const readBy = () => {
      // Past the time for which responses to guests are cached without an event.
      server.advance(6_000);
      return Promise.all(clients.map(({ call }) => read(call)));
    };
    const before = await readBy();
    const db = server.database.kysely;
    await damage.execute(db);
    let after;
    try {
      after = await readBy();
    } finally {
      // A failure must not leave its damage to the next test.
      await repair.execute(db);
    }
    for (const [reader, { rows, unreadable }] of after.entries()) {
      expect(unreadable?.map((row) => row.id)).toEqual([id]);
      const others = before[reader]!.rows.filter((row) => row.id !== id);
      expect(rows.map((row) => row.id)).toEqual(others.map((row) => row.id));
      expect(before[reader]!.rows).toHaveLength(others.length + 1);
    }
    expect((await readBy()).every(({ unreadable }) => unreadable === undefined)).toBe(true);
  };
  const coversOf = (id: number) => ({
    damage: sql`update orders set covers = -1 where id = ${id}`,
    repair: sql`update orders set covers = 0 where id = ${id}`,
  });
  const query = { merchant_id };

  test('an unreadable order does not hide others on the kitchen display', async () => {
    const { id } = await place((await newTable()).id, 1);
    await expectOnlyLost(id, coversOf(id), viewers, async (call) => {
      const { tickets, unreadable } = await call(displayKitchen, { query });
      return { rows: tickets, unreadable };
    });
  });

  test('an unreadable order does not hide others at its table', async () => {
    const { id, qr_token: token } = await newTable();
    const [order] = [await place(id, 1), await place(id, 1)];
    const damaged = coversOf(order.id);
    await expectOnlyLost(order.id, damaged, viewers, async (call) => {
      const { orders, unreadable } = await call(getTableOrder, { params: { id } });
      return { rows: orders, unreadable };
    });
    await expectOnlyLost(order.id, damaged, viewers, async (call) => {
      const { aaData, unreadable } = await call(listTables, { query: { ...query, length: 100 } });
      return { rows: aaData.find((table) => table.id === id)!.orders, unreadable };
    });
    const lost = {
      damage: sql`update order_line set status = 'lost' where order_id = ${order.id}`,
      repair: sql`update order_line set status = 'queued' where order_id = ${order.id}`,
    };
    const guest = server.browser();
    await expectOnlyLost(order.id, lost, ['merchant'], async () => {
      const { orders, unreadable } = await guest.call(getGuestTable, { query: { token } });
      return { rows: orders, unreadable };
    });
  });

  test('an unreadable cart line does not hide its table or other lines', async () => {
    const { id, qr_token: token } = await newTable();
    const lines = [...(await linesOf(1)), ...(await linesOf(1))].map((line, at) => ({
      ...line,
      quantity: 1,
      note: `${at}`,
    }));
    await server.browser().call(addGuestLines, { body: { token, lines } });
    const { cart } = await merchant.call(getTableOrder, { params: { id } });
    const [line] = cart;
    const damaged = {
      damage: sql`update table_cart set quantity = 1000 where id = ${line!.id}`,
      repair: sql`update table_cart set quantity = 1 where id = ${line!.id}`,
    };
    await expectOnlyLost(line!.id, damaged, viewers, async (call) => {
      const detail = await call(getTableOrder, { params: { id } });
      return { rows: detail.cart, unreadable: detail.unreadable };
    });
    const guest = server.browser();
    await expectOnlyLost(line!.id, damaged, ['merchant'], async () => {
      const { cart: rows, unreadable } = await guest.call(getGuestTable, { query: { token } });
      return { rows, unreadable };
    });
  });

  test('an unreadable party does not hide others on the queue board', async () => {
    const { queues } = await merchant.call(getMerchantQueue, { body: query });
    const { id: queue_id } = queues.find(({ state }) => state === 'open')!;
    const { id } = await merchant.call(addQueueEntry, { body: { queue_id, party: 2 } });
    const damaged = {
      damage: sql`update queue_entry set calls = -1 where id = ${id}`,
      repair: sql`update queue_entry set calls = 0 where id = ${id}`,
    };
    await expectOnlyLost(id, damaged, hosts, async (call) => {
      const { entries, unreadable } = await call(getMerchantQueue, { body: query });
      return { rows: entries, unreadable };
    });
  });

  test('an unreadable booking does not hide others on its day', async () => {
    const reservation_day = (call: Client['call']) => call(getReservationDay, { query });
    const { reservations } = await reservation_day(merchant.call);
    const { id, party } = reservations.find(({ status }) => status === 'confirmed')!;
    const damaged = {
      damage: sql`update reservation set party = -1 where id = ${id}`,
      repair: sql`update reservation set party = ${party} where id = ${id}`,
    };
    await expectOnlyLost(id, damaged, hosts, async (call) => {
      const { reservations: rows, unreadable } = await reservation_day(call);
      return { rows, unreadable };
    });
  });

  test('an unreadable item does not hide others on the menu', async () => {
    const { id, price } = await dearest();
    const damaged = {
      damage: sql`update menu_item set price = -1 where id = ${id}`,
      repair: sql`update menu_item set price = ${price} where id = ${id}`,
    };
    await expectOnlyLost(id, damaged, viewers, async (call) => {
      const { categories, unreadable } = await call(displayMenu, { query });
      return { rows: categories.flatMap(({ items }) => items), unreadable };
    });
    const { qr_token: token } = await newTable();
    const guest = server.browser();
    await expectOnlyLost(id, damaged, ['merchant'], async () => {
      const { categories, unreadable } = await guest.call(getGuestMenu, { query: { token } });
      return { rows: categories.flatMap(({ items }) => items), unreadable };
    });
  });

  test('voids an unreadable order by its id and version', async () => {
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

  test('rolls back a write whose response violates its contract', async () => {
    const wrong = endpoint.post('/wrong', {
      summary: 'Answers what it does not promise.',
      capability: 'public',
      returns: removeCartLine.returns,
    });
    const db = server.database.kysely;
    const route = write(wrong, async ({ ctx }) => {
      await sql`update merchant set name = 'Poisoned' where merchant_id = 101`.execute(ctx.sql);
      return { cart: 'none' } as never;
    });
    const request = new Request(`${baseURL}/wrong`, { method: 'POST', body: '{}' });
    const arrival = {
      requestId: 'r',
      address: 'here',
      userAgent: '',
      limits: noAddressLimits,
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

  test('the largest deposit can be booked and read by every role', async () => {
    const { call } = merchant;
    const {
      token: _token,
      time_zone: _zone,
      sections: _sections,
      ...settings
    } = await call(getReservationCalendar, { query: {} });
    const input = { ...settings, deposit_party: 1, party_max: 50 };
    const save = (deposit_per_cover: number) =>
      call(editReservationCalendar, { body: { ...input, deposit_per_cover } });
    expect(await statusOf(save(99_999_999))).toBe(422);
    const { token } = await save(1_000_000);
    // An older release has stored more than the current limit.
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
    expect(reservations.map((reservation) => reservation.deposit)).toContain(deposit);
  });
});
