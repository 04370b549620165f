import { contractNow, contractSample } from '@servery/contracts';
import { passTime, rowOf, showOrder, type OrderRecord } from '@servery/domain/orders';
import { merchants, sampleOrders } from '@servery/sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadOrder, loadOrders } from '../src/areas/orders/load.ts';
import { reviewOpenOrders } from '../src/areas/orders/review.ts';
import { shortColumns, shortOf, type ShortOrder } from '../src/areas/orders/rows.ts';
import { updateOrders } from '../src/areas/orders/save.ts';
import { all, first } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** The sample's orders, whose members have only the fields that an order stores. */
const sample = sampleOrders({ now: contractNow, ...contractSample }).map((order): OrderRecord => {
  if (!order.member) return order;
  const { id, name, phone, is_active } = order.member;
  return { ...order, member: { id, name, phone, is_active } };
});

describe.each(engines)('order storage on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  const db = () => server.database.kysely;

  test('loads every order of the sample as it was saved', async () => {
    const loaded = await loadOrders(
      db(),
      'all',
      sample.map(({ id }) => id),
    );
    expect(loaded).toEqual(sample);
  });

  test('stores the list columns of each order', async () => {
    const rows = await all(
      db(),
      sql<ShortOrder>`select ${shortColumns} from orders o
        join merchant m on m.merchant_id = o.merchant_id order by o.placed_at, o.id`,
    );
    expect(rows.map(shortOf)).toEqual(sample.map((order) => rowOf(showOrder(order))));
  });

  test('saves every part of an order, and only based on the current version', async () => {
    const before = sample.find(({ items, payments }) => items.length > 2 && payments.length > 0)!;
    const [line, ...others] = before.items;
    const at = contractNow.toISOString();
    const after: OrderRecord = {
      ...before,
      version: before.version + 1,
      note: 'naïve % _ \\ \' " 🍜',
      items: [{ ...line!, quantity: 7, note: '{}' }, ...others.slice(1)],
      reductions: [{ id: 9, kind: 'adjustment', label: 'Ours', rate: null, amount: 1 }],
      reasons: [
        {
          code: 'print_failed',
          severity: 'notice',
          opened_at: at,
          resolved_at: null,
          resolved_by: null,
        },
      ],
      timeline: [
        ...before.timeline,
        { at, by: 'Us', kind: 'test', facts: { to: true, from: null } },
      ],
    };
    await server.database.transaction((trx) => updateOrders(trx, before, after));
    expect(await loadOrder(db(), 'all', before.id)).toEqual(after);
    const late = server.database.transaction((trx) =>
      updateOrders(trx, before, { ...after, note: 'late' }),
    );
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      matter: { current: { note: after.note } },
    });
    expect((await loadOrder(db(), 'all', before.id)).note).toBe(after.note);
    await server.reset();
  });

  test('opens reasons as time passes, with an event each and without changing versions', async () => {
    await server.reset();
    await reviewOpenOrders(server.host);
    server.advance(60 * 60_000);
    const settingsOf = (id: number) => merchants.find((merchant) => merchant.id === id)!.settings;
    const due = sample.filter(
      (order) =>
        showOrder(order).list !== null &&
        showOrder(order).list !== 'completed' &&
        passTime(order, server.host.now(), settingsOf(order.merchant_id)) !== order,
    );
    expect(due.length).toBeGreaterThan(5);
    const countEvents = () =>
      first(db(), sql<{ n: number }>`select count(*) as n from event where kind = 'order.changed'`);
    const before = (await countEvents())!.n;
    expect(await reviewOpenOrders(server.host)).toBe(due.length);
    expect((await countEvents())!.n).toBe(before + due.length);
    for (const order of due)
      expect(await loadOrder(db(), 'all', order.id)).toEqual(
        passTime(order, server.host.now(), settingsOf(order.merchant_id)),
      );
    expect(await reviewOpenOrders(server.host)).toBe(0);
    await server.reset();
  });
});
