import {
  askGuestHelp,
  getPush,
  listTables,
  logout,
  placeOrder,
  subscribePush,
  testPush,
} from '@servery/api';
import { merchants, people } from '@servery/domain/sample';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimOrders } from '../src/push/claimOrders.ts';
import { startPushes, type Pushes } from '../src/push/startPushes.ts';
import { pushKeysOf } from '../src/push/pushKeys.ts';
import { within } from '../src/scope.ts';
import { all } from '../src/sql.ts';
import { engines } from './databases.ts';
import { eventually } from './eventually.ts';
import { aBrowser, startPushService } from './pushService.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const dishOf = (username: string) => {
  const { merchant_id } = people.find((one) => one.username === username)!;
  const { items } = merchants.find(({ id }) => id === merchant_id)!;
  return items.find(({ name }) => name === 'Roti tisu')!.id;
};

describe.each(engines)('%s: push messages', (engine) => {
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
    await Promise.all(pushes.map((one) => one.close()));
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
  const kept = async () =>
    (await all(server.database.kysely, sql<{ n: number }>`select 1 as n from push_subscription`))
      .length;

  test('tell of a new order once among nodes, in the words that were asked for, sealed', async () => {
    const { read } = await subscribed('cashier');
    const { id, number } = await placed();
    await arrived(1);
    await placed();
    await arrived(2);
    await placed();
    await arrived(3);
    const [delivery] = service.deliveries;
    expect(delivery!.body.toString('latin1')).not.toContain(number);
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

  test('tell of a guest’s request those who serve tables, in their words or in English', async () => {
    const { read, client } = await subscribed('waiter');
    await subscribed('kitchen');
    const { aaData } = await client.call(listTables, { query: { merchant_id: 101 } });
    const { id, name, qr_token: token } = aaData.find(({ is_active }) => is_active)!;
    const guest = server.browser();
    await guest.call(askGuestHelp, { body: { token } });
    await arrived(1);
    // Asking again before staff answer is no news.
    await guest.call(askGuestHelp, { body: { token } });
    const { number } = await placed();
    await arrived(3);
    const told = service.deliveries
      .filter(({ path }) => path.includes('waiter'))
      .map((delivery) => read(delivery));
    expect(told).toMatchObject([
      { title: 'Bantuan', body: `Meja ${name}`, url: `/tables/${id}`, tag: `table-${id}` },
      { body: `Pesanan ${number} sudah masuk.` },
    ]);
  });

  test('reach everybody who may see the order, and nobody else', async () => {
    const away = await subscribed('waiter');
    for (const username of ['kitchen', 'supermerchant', 'admin', 'marketing', 'merchant.bangsar'])
      await subscribed(username);
    await away.client.call(logout, { body: {} });
    await placed();
    await arrived(3);
    await placed();
    await arrived(6);
    const told = service.deliveries.map(({ path }) => path.split(/[/-]/)[2]);
    expect(new Set(told)).toEqual(new Set(['admin', 'kitchen', 'supermerchant']));
  });

  test('tell nothing of what happened before they were asked for', async () => {
    await placed();
    const { read } = await subscribed('cashier');
    const { id } = await placed();
    await arrived(1);
    expect(read(service.deliveries[0]!)).toMatchObject({ url: `/orders/${id}` });
  });

  test('hold no order back while a push service says nothing', async () => {
    await subscribed('cashier', 0);
    const started = performance.now();
    await placed();
    // A busy machine is slow; who waited for the service would wait ten seconds.
    expect(performance.now() - started).toBeLessThan(8_000);
    await arrived(1);
    await placed();
    await arrived(2);
  });

  test('end where the push service says so, and at nothing else', async () => {
    const [gone, busy] = [await subscribed('cashier', 410), await subscribed('cashier', 503)];
    await placed();
    await arrived(2);
    await eventually(async () => expect(await kept()).toBe(1));
    expect((await gone.client.call(getPush, {})).is_active).toBe(false);
    expect((await busy.client.call(getPush, {})).is_active).toBe(true);
  });

  test('end with the sign-in that asked for them', async () => {
    const { client } = await subscribed('cashier');
    await client.call(logout, { body: { everywhere: true } });
    expect(await kept()).toBe(0);
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
  ] as const)('are tried on demand: %i is %s', async (status, outcome) => {
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

  test('are sealed for keys that are points of the curve only', async () => {
    const { body } = aBrowser(`${service.origin}/201/x`);
    const p256dh = `B${'A'.repeat(86)}`;
    const { call } = await server.as('cashier');
    await expect(
      call(subscribePush, { body: { ...body, keys: { ...body.keys, p256dh } } }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('are taken by one of many nodes that look at the same moment', async () => {
    await Promise.all(pushes.map((one) => one.close()));
    const claim = () => claimOrders(server.host.database, within('all'));
    await claim();
    const orders = [await placed(), await placed('merchant.bangsar')];
    const claimed = await Promise.all(Array.from({ length: 10 }, claim));
    expect(claimed.flat().map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
  });

  test('know one pair of keys, whoever asks first', async () => {
    await sql`delete from push_key`.execute(server.database.kysely);
    const pairs = await Promise.all(
      Array.from({ length: 4 }, () => pushKeysOf(server.database.kysely)),
    );
    expect(new Set(pairs.map(({ public_key }) => public_key)).size).toBe(1);
  });
});
