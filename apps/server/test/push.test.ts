import {
  askGuestHelp,
  editReservationCalendar,
  getPush,
  getReservationCalendar,
  listTables,
  logout,
  placeOrder,
  requestReservation,
  subscribePush,
  testPush,
} from '@servery/api';
import { merchants, people } from '@servery/sample';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimOrders } from '../src/background/push/claimOrders.ts';
import { startPushes, type Pushes } from '../src/background/push/startPushes.ts';
import { pushKeysOf } from '../src/areas/push/pushKeys.ts';
import { within } from '../src/http/scope.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { eventually } from './eventually.ts';
import { aBrowser, startPushService } from './pushService.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const dishOf = (username: string) => {
  const { merchant_id } = people.find((person) => person.username === username)!;
  const { items } = merchants.find(({ id }) => id === merchant_id)!;
  return items.find(({ name }) => name === 'Roti tisu')!.id;
};

describe.each(engines)('push messages on %s', (engine) => {
  let server: TestServer;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let pushes: Pushes[] = [];
  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer(engine);
    server.host.push = { also: service.origin };
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });
  beforeEach(() => {
    pushes = [startPushes(server.host), startPushes(server.host)];
  });
  afterEach(async () => {
    await Promise.all(pushes.map((push) => push.close()));
    await sql`delete from push_subscription`.execute(server.database.kysely);
    service.deliveries.length = 0;
  });

  let made = 0;
  const subscribed = async (username: string, status = 201) => {
    const browser = aBrowser(`${service.origin}/${status}/${username}-${(made += 1)}`);
    const client = await server.as(username);
    await client.call(subscribePush, { body: browser.body });
    return { ...browser, client };
  };
  const placed = async (username = 'merchant') => {
    const client = await server.as(username);
    return client.call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id: dishOf(username), quantity: 1 }] },
    });
  };
  const arrived = (count: number) =>
    eventually(() => expect(service.deliveries).toHaveLength(count));
  const countStored = async () =>
    (await all(server.database.kysely, sql<{ n: number }>`select 1 as n from push_subscription`))
      .length;

  test('announce a new order once across nodes, encrypted and in the subscriber’s language', async () => {
    const { read } = await subscribed('cashier');
    const { id, number } = await placed();
    await arrived(1);
    await placed();
    await arrived(2);
    await placed();
    await arrived(3);
    const [delivery] = service.deliveries;
    expect(delivery!.body.toString('latin1')).not.toContain('Pesanan');
    expect(read(delivery!)).toEqual({
      title: 'Pesanan baharu',
      body: `Pesanan ${number} sudah masuk.`,
      url: `/orders/${id}`,
      tag: `order-${id}`,
    });
    expect(delivery!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '600',
      urgency: 'high',
    });
    const { public_key } = await pushKeysOf(server.database.kysely);
    expect(delivery!.headers.authorization).toMatch(
      new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${public_key}$`),
    );
  });

  test('announce a guest’s request once, to people who serve tables', async () => {
    const { read, client } = await subscribed('waiter');
    await subscribed('kitchen');
    const { aaData } = await client.call(listTables, { query: { merchant_id: 101 } });
    const { id, name, qr_token: token } = aaData.find(({ is_active }) => is_active)!;
    const guest = server.browser();
    await guest.call(askGuestHelp, { body: { token } });
    await arrived(1);
    // A repeated request before staff answer isn't announced again.
    await guest.call(askGuestHelp, { body: { token } });
    const { number } = await placed();
    await arrived(3);
    const sent = service.deliveries
      .filter(({ path }) => path.includes('waiter'))
      .map((delivery) => read(delivery));
    expect(sent).toMatchObject([
      { title: 'Bantuan', body: `Meja ${name}`, url: `/tables/${id}`, tag: `table-${id}` },
      { body: `Pesanan ${number} sudah masuk.` },
    ]);
  });

  test('announce a booking request to people who manage bookings, without guest data', async () => {
    const { read } = await subscribed('host');
    await subscribed('kitchen');
    const owner = await server.as('merchant');
    const {
      merchant_id: _m,
      token,
      time_zone: _z,
      sections: _s,
      ...calendar
    } = await owner.call(getReservationCalendar, { query: {} });
    const book = (phone: string, at: string) =>
      server.browser().call(requestReservation, {
        params: { token },
        body: { name: 'Farid', phone, party: 2, starts_at: `2026-11-24T${at}:00.000Z` },
      });
    await owner.call(editReservationCalendar, { body: { ...calendar, is_auto_confirm: true } });
    expect((await book('+60123450011', '10:00')).status).toBe('confirmed');
    const { version } = await owner.call(getReservationCalendar, { query: {} });
    const body = { ...calendar, version, is_auto_confirm: false };
    await owner.call(editReservationCalendar, { body });
    expect((await book('+60123450012', '12:30')).status).toBe('requested');
    await placed();
    await arrived(3);
    const sent = service.deliveries
      .filter(({ path }) => path.includes('host'))
      .map((delivery) => read(delivery));
    expect(sent).toHaveLength(2);
    // The two can arrive in any order.
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Booking requested',
          url: expect.stringMatching(/^\/reservations\?open=\d+$/),
        }),
        expect.objectContaining({ url: expect.stringMatching(/^\/orders\//) }),
      ]),
    );
    expect(JSON.stringify(sent)).not.toContain('Farid');
  });

  test('reach everyone who may see the order and no one else', async () => {
    const away = await subscribed('waiter');
    for (const username of ['kitchen', 'supermerchant', 'admin', 'marketing', 'merchant.bangsar'])
      await subscribed(username);
    await away.client.call(logout, { body: {} });
    await placed();
    await arrived(3);
    await placed();
    await arrived(6);
    const sent = service.deliveries.map(({ path }) => path.split(/[/-]/)[2]);
    expect(new Set(sent)).toEqual(new Set(['admin', 'kitchen', 'supermerchant']));
  });

  test('do not announce events from before the subscription', async () => {
    await placed();
    const { read } = await subscribed('cashier');
    const { id } = await placed();
    await arrived(1);
    expect(read(service.deliveries[0]!)).toMatchObject({ url: `/orders/${id}` });
  });

  test('do not delay an order while a push service is unresponsive', async () => {
    await subscribed('cashier', 0);
    const started = performance.now();
    await placed();
    // Generous for a busy machine; waiting for the service would take 10 s.
    expect(performance.now() - started).toBeLessThan(8_000);
    await arrived(1);
    await placed();
    await arrived(2);
  });

  test('delete a subscription only if the push service reports it as gone', async () => {
    const [gone, busy] = [await subscribed('cashier', 410), await subscribed('cashier', 503)];
    await placed();
    await arrived(2);
    await eventually(async () => expect(await countStored()).toBe(1));
    expect((await gone.client.call(getPush, {})).is_active).toBe(false);
    expect((await busy.client.call(getPush, {})).is_active).toBe(true);
  });

  test('end with the session that subscribed', async () => {
    const { client } = await subscribed('cashier');
    await client.call(logout, { body: { everywhere: true } });
    expect(await countStored()).toBe(0);
    await subscribed('cashier');
    server.advance(13 * 60 * 60_000);
    await subscribed('kitchen');
    await placed();
    await arrived(1);
    expect(service.deliveries[0]!.path).toContain('kitchen');
    server.advance(-13 * 60 * 60_000);
  });

  test.each([
    [201, 'sent'],
    [404, 'gone'],
    [429, 'failed'],
    [302, 'failed'],
  ] as const)('report the outcome of a test message: %i is %s', async (status, outcome) => {
    const { client, read } = await subscribed('cashier', status);
    expect(await client.call(testPush, { body: {} })).toEqual({ outcome });
    expect(service.deliveries.map(({ path }) => path.split('/')[1])).toEqual([String(status)]);
    expect(read(service.deliveries[0]!)).toEqual({
      title: 'Cubaan',
      body: 'Ia berfungsi.',
      url: '/account/notifications',
      tag: 'test',
    });
  });

  test('refuse a key that is not a point on the curve', async () => {
    const { body } = aBrowser(`${service.origin}/201/x`);
    const p256dh = `B${'A'.repeat(86)}`;
    const { call } = await server.as('cashier');
    await expect(
      call(subscribePush, { body: { ...body, keys: { ...body.keys, p256dh } } }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('are claimed by only one of several concurrent nodes', async () => {
    await Promise.all(pushes.map((push) => push.close()));
    const claim = () => claimOrders(server.host.database, within('all'));
    await claim();
    const orders = [await placed(), await placed('merchant.bangsar')];
    const claimed = await Promise.all(Array.from({ length: 10 }, claim));
    expect(claimed.flat().map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
  });

  test('use a single key pair despite concurrent first uses', async () => {
    await sql`delete from push_key`.execute(server.database.kysely);
    const pairs = await Promise.all(
      Array.from({ length: 4 }, () => pushKeysOf(server.database.kysely)),
    );
    expect(new Set(pairs.map(({ public_key }) => public_key)).size).toBe(1);
  });
});
