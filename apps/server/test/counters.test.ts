import {
  allEndpoints,
  approve,
  createPairedDevice,
  deletePairedDevice,
  displayOrders,
  fillPath,
  getUserInfo,
  isWrite,
  liveEvents,
  nameOf,
  pairDevice,
  releasePerson,
  switchPerson,
  toggleOrderStatus,
  updateOrder,
  voidOrder,
  type Client,
} from '@servery/api';
import { openBrowser } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { hashPassword } from '../src/http/passwords.ts';
import { createStreams } from '../src/session/streams.ts';
import { lookupOf } from '../src/session/pin.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const minute = 60_000;
const me = { params: { role: 'user' as const, id: 'me' as const } };
const pins = { owner: '8264', supervisor: '5937', cashier: '4086' };

describe.each(engines)('counters on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let made = 0;
  beforeAll(async () => {
    server = await startTestServer(engine, { isBehindProxy: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from attempt`.execute(server.database.kysely);
    merchant = await server.as('merchant');
  });

  const openAt = (address: string, app = server.app): Client =>
    openBrowser({
      baseURL,
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', address);
        return app.fetch(new Request(input, { ...init, headers }));
      },
    });
  const paired = async (client: Client = openAt('203.0.113.7'), username = 'merchant') => {
    made += 1;
    const body = { name: `Till ${made}`, kind: 'counter' as const };
    const owner = await server.as(username);
    const { device, code } = await owner.call(createPairedDevice, { body });
    const { token } = await client.call(pairDevice, { body: { code } });
    return { ...client, device, token };
  };
  const enter = ({ call }: Pick<Client, 'call'>, pin: string) =>
    call(switchPerson, { body: { pin } });
  const tried = (counter: Pick<Client, 'call'>, pin: string) =>
    enter(counter, pin).then(
      () => 'switched',
      (error: { code: string }) => error.code,
    );
  const isOn = async ({ call, device }: Awaited<ReturnType<typeof paired>>) =>
    (await call(getUserInfo, me)).id !== device.id;
  const anOrder = async (status: string) => {
    const [order] = await all(
      server.database.kysely,
      sql<{ id: number; version: number }>`select id, version from orders
        where merchant_id = 101 and status = ${status} and payment_status = 'unpaid'
        order by id limit 1`,
    );
    return { order_id: order!.id, version: order!.version };
  };
  const auditOf = (object_id: number) =>
    all(
      server.database.kysely,
      sql<{ action: string; person_name: string; facts: Record<string, unknown> }>`
        select action, person_name, facts from audit
        where merchant_id = 101 and object_id = ${object_id} order by seq`,
    );

  describe('wrong PINs on a counter', () => {
    test('lock the counter, each time for twice as long', async () => {
      const counter = await paired();
      for (const minutes of [5, 10]) {
        for (let i = 0; i < 5; i += 1) expect(await tried(counter, `000${i}`)).toBe('wrongPin');
        expect(await tried(counter, pins.cashier)).toBe('locked');
        server.advance((minutes - 1) * minute);
        expect(await tried(counter, pins.cashier)).toBe('locked');
        server.advance(minute + 1);
      }
      expect(await tried(counter, pins.cashier)).toBe('switched');
    });

    test('lock the person whose right PIN follows wrong ones again and again', async () => {
      const counter = await paired();
      for (let round = 0; round < 5; round += 1) {
        expect(await tried(counter, pins.cashier)).toBe('switched');
        for (let i = 0; i < 4; i += 1) expect(await tried(counter, `000${i}`)).toBe('wrongPin');
      }
      expect(await tried(counter, pins.cashier)).toBe('switched');
      expect(await tried(counter, pins.cashier)).toBe('locked');
      expect(await tried(await paired(), pins.cashier)).toBe('locked');
      expect(await tried(await paired(), pins.supervisor)).toBe('switched');
      server.advance(5 * minute + 1);
      expect(await tried(counter, pins.cashier)).toBe('switched');
    });

    test('lock only their own address after 50, across counters', async () => {
      for (let i = 0; i < 10; i += 1) {
        const counter = await paired(openAt('198.51.100.9'));
        for (let j = 0; j < 5; j += 1) await tried(counter, `000${j}`);
      }
      expect(await tried(await paired(openAt('198.51.100.9')), pins.cashier)).toBe('locked');
      expect(await tried(await paired(openAt('203.0.113.7')), pins.cashier)).toBe('switched');
    });
  });

  describe('a counter', () => {
    const change = {
      'once they are deactivated': sql`update person set is_active = false where id = 13`,
      'once their PIN changes': sql`update person set pin_hash = pin_hash || 'x' where id = 13`,
      'once their PIN is removed': sql`update person set pin_hash = null where id = 13`,
      'once their role changes': sql`update person set template = 'waiter' where id = 13`,
    };
    test.each(Object.entries(change))('signs its person out %s', async (_, statement) => {
      const db = server.database.kysely;
      const [before] = await all(
        db,
        sql<Record<string, unknown>>`select is_active, pin_hash, template from person
          where id = 13`,
      );
      const counter = await paired();
      await enter(counter, pins.cashier);
      expect(await isOn(counter)).toBe(true);
      await statement.execute(db);
      expect(await isOn(counter)).toBe(false);
      const board = counter.call(displayOrders, { query: {} });
      await expect(board).rejects.toMatchObject({ code: 'forbidden' });
      await sql`update person set is_active = true, pin_hash = ${before!['pin_hash']},
        template = ${before!['template']} where id = 13`.execute(db);
    });

    test('signs its person out when the device is revoked', async () => {
      const counter = await paired();
      await enter(counter, pins.cashier);
      const { id } = counter.device;
      await merchant.call(deletePairedDevice, { params: { id }, body: { version: 2 } });
      await expect(counter.call(getUserInfo, me)).rejects.toMatchObject({ code: 'sessionExpired' });
    });

    test('signs out an idle person but not one who writes', async () => {
      const counter = await paired();
      await enter(counter, pins.supervisor);
      const { order_id, version } = await anOrder('accepted');
      server.advance(4 * minute);
      const body = { order_id, version, status: 'preparing' as const };
      await counter.call(toggleOrderStatus, { body });
      server.advance(4 * minute);
      await counter.call(displayOrders, { query: {} });
      expect(await isOn(counter)).toBe(true);
      server.advance(1 * minute);
      const board = counter.call(displayOrders, { query: {} });
      await expect(board).rejects.toMatchObject({ code: 'forbidden' });
    });

    test('ends the event stream when its person is signed out', async () => {
      const streams = createStreams({ everyMs: 20 });
      const app = createApp({ host: server.host, feed: server.feed, streams, isBehindProxy: true });
      const counter = await paired(openAt('203.0.113.7', app));
      const open = () => counter.open(liveEvents, { query: {} }, new AbortController().signal);
      await expect(open()).rejects.toMatchObject({ code: 'forbidden' });
      for (const end of [
        () => counter.call(releasePerson, { body: {} }),
        () => enter(counter, pins.cashier),
        async () => server.advance(5 * minute),
      ]) {
        await enter(counter, pins.supervisor);
        const reader = (await open()).getReader();
        await reader.read();
        await end();
        for (let isDone = false; !isDone;) ({ done: isDone } = await reader.read());
      }
    });
  });

  describe('the next person on a counter', () => {
    test('gets no stored response of the previous person', async () => {
      const counter = await paired();
      await enter(counter, pins.supervisor);
      const { order_id, version } = await anOrder('preparing');
      const changes = [{ type: 'set_note' as const, note: 'No chilli' }];
      const write = { params: { order_id }, body: { version, changes } };
      const options = { idempotencyKey: `counter-${engine}` };
      const shown = await counter.call(updateOrder, write, options);
      expect(await counter.call(updateOrder, write, options)).toEqual(shown);
      await enter(counter, pins.cashier);
      const again = counter.call(updateOrder, write, options);
      await expect(again).rejects.toMatchObject({ code: 'conflict' });
    });

    test('can’t use an approval of the previous person', async () => {
      // A second cashier with a PIN.
      await sql`update person set template = 'cashier', pin_hash = ${await hashPassword('1357')},
        pin_lookup = ${lookupOf(server.host.pepper, 101, '1357')}
        where id = 14`.execute(server.database.kysely);
      const counter = await paired();
      await enter(counter, pins.cashier);
      const order = await anOrder('preparing');
      const { order_id: object_id, version } = order;
      const request = { capability: 'order.void' as const, object_id, version };
      const { approval } = await counter.call(approve, { body: { pin: pins.owner, request } });
      const write = () =>
        counter.call(voidOrder, { body: { ...order, reason: 'Test' } }, { approval });
      await enter(counter, '1357');
      await expect(write()).rejects.toMatchObject({ code: 'approvalRequired' });
      await enter(counter, pins.cashier);
      expect(await write()).toMatchObject({ status: 'voided' });
    });
  });

  test('audits switches and writes with the person and the counter', async () => {
    const counter = await paired();
    const { id, name } = counter.device;
    await enter(counter, pins.cashier);
    await enter(counter, pins.supervisor);
    const { order_id, version } = await anOrder('accepted');
    await counter.call(toggleOrderStatus, { body: { order_id, version, status: 'preparing' } });
    await counter.call(releasePerson, { body: {} });
    await counter.call(releasePerson, { body: {} });
    const facts = { name, kind: 'counter' };
    const [cashier, supervisor] = ['Siti Hajar Ismail', 'Suresh Pillai'];
    expect((await auditOf(id)).slice(2)).toEqual([
      { action: 'device.switched', person_name: cashier, facts },
      { action: 'device.released', person_name: cashier, facts },
      { action: 'device.switched', person_name: supervisor, facts },
      { action: 'device.released', person_name: supervisor, facts },
    ]);
    expect((await auditOf(order_id)).at(-1)).toMatchObject({
      person_name: supervisor,
      facts: { device_id: id, device_name: name },
    });
    expect((await verifyAudit(server.database.kysely, 101)).broken).toBeNull();
  });

  test('shows only its own merchant’s orders, even to the owner', async () => {
    const counter = await paired();
    await enter(counter, pins.owner);
    const other = counter.call(displayOrders, { query: { merchant_id: 102 } });
    await expect(other).rejects.toMatchObject({ code: 'forbidden' });
    const foreign = await paired(undefined, 'merchant.bangsar');
    expect(await tried(foreign, pins.owner)).toBe('wrongPin');
    expect(await tried(foreign, '7315')).toBe('switched');
  });

  test('allows a locked counter only the calls of its PIN page', async () => {
    const counter = await paired();
    const open: string[] = [];
    for (const to of Object.values(allEndpoints())) {
      if (to.capability === 'public') continue;
      const params = { role: 'user', id: 'me', order_id: 1, name: 'open' };
      const response = await server.fetch(`${baseURL}${fillPath(to.path, params)}`, {
        method: to.tunnel ? 'POST' : to.method,
        body: isWrite(to) ? JSON.stringify(to.tunnel ? { _method: to.method } : {}) : undefined,
        headers: {
          authorization: `Bearer ${counter.token}`,
          'content-type': 'application/json',
        },
      });
      if (response.status !== 403) open.push(nameOf(to));
      await response.body?.cancel();
    }
    expect(open.toSorted()).toEqual(
      [getUserInfo, releasePerson, switchPerson].map(nameOf).toSorted(),
    );
  });
});
