import {
  combineOrders,
  displayMenu,
  getMerchantInfo,
  getOrder,
  liveEvents,
  placeOrder,
  toggleOrderStatus,
  togglePaymentStatus,
  listPaymentOptions,
  type Client,
  type Input,
  type LiveEvent,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, first } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? 'crash'),
  );
const count = (values: readonly string[], wanted: string) =>
  values.filter((value) => value === wanted).length;

describe.each(engines)('concurrent requests on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let body: Input<typeof placeOrder>['body'];
  beforeAll(async () => {
    server = await startTestServer(engine);
    merchant = await server.as('merchant');
    const { categories } = await merchant.call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const { tables } = await merchant.call(getMerchantInfo, { query: {} });
    body = {
      order_method: 'dine_in',
      new_bill: true,
      table_id: tables[0]!.id,
      source: 'guest',
      lines: [{ menu_id: dish.id, quantity: 1 }],
    };
  });
  afterAll(() => server.close());

  const place = () => merchant.call(placeOrder, { body });
  const eventsOf = (order_id: number) =>
    all(
      server.database.kysely,
      sql<{
        kind: string;
      }>`select kind from event where payload -> 'subject' ->> 'id' = ${String(order_id)}`,
    );

  test('concurrent orders get consecutive numbers, and events without gaps', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, place));
    const numbers = placed.map(({ number }) => Number(number.slice(1))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(12);
    const { rows } = await sql<{ seq: number }>`select seq from event where merchant_id = 101
      order by seq`.execute(server.database.kysely);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  });

  test('only one of several changes of the same version succeeds, the others conflict', async () => {
    const { id: order_id, version } = await place();
    const step = { body: { order_id, version, status: 'accepted' as const } };
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => merchant.call(toggleOrderStatus, step)),
    );
    expect(count(codes(results), 'done')).toBe(1);
    expect(count(codes(results), 'conflict')).toBe(5);
    expect(await eventsOf(order_id)).toHaveLength(2);
  });

  test('only one of several concurrent payments is accepted', async () => {
    const { id: order_id, version, balance: amount } = await place();
    const { aaData } = await merchant.call(listPaymentOptions, { query: { search: 'card' } });
    const pay = {
      body: {
        paid: true as const,
        order_id,
        version,
        tenders: [{ payment_option_id: aaData[0]!.id, amount }],
      },
    };
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => merchant.call(togglePaymentStatus, pay)),
    );
    expect(count(codes(results), 'done')).toBe(1);
    const after = await merchant.call(getOrder, { params: { id: order_id } });
    expect(after).toMatchObject({ payment_status: 'paid', balance: 0 });
    expect(after.payments).toHaveLength(1);
  });

  test('only one of several orders paid at the same time with one voucher is', async () => {
    const orders = [];
    for (let i = 0; i < 6; i += 1) orders.push(await place());
    const { aaData } = await merchant.call(listPaymentOptions, { query: { search: 'voucher' } });
    const voucher = { amount: 100, voucher_code: 'RACE-0001', face_value: 100 };
    const tenders = [{ payment_option_id: aaData[0]!.id, ...voucher }];
    const results = await Promise.allSettled(
      orders.map(({ id: order_id, version }) =>
        merchant.call(togglePaymentStatus, { body: { paid: true, order_id, version, tenders } }),
      ),
    );
    expect(count(codes(results), 'done')).toBe(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({
          code: 'invalid',
          matter: { fields: { 'tenders.0.voucher_code': { code: 'taken' } } },
        });
    const stored = await first(
      server.database.kysely,
      sql<{ n: number }>`select count(*) as n from payment where voucher_code = 'RACE-0001'`,
    );
    expect(stored!.n).toBe(1);
  });

  test('a write sent concurrently with one idempotency key runs once', async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => merchant.call(placeOrder, { body }, options)),
    );
    expect(codes(results).filter((code) => code !== 'done' && code !== 'inFlight')).toEqual([]);
    const ids = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await eventsOf(ids[0]!)).toHaveLength(1);
    expect((await merchant.call(placeOrder, { body }, options)).id).toBe(ids[0]);
  });

  test('combining the same orders in opposite directions does not deadlock', async () => {
    const [one, two] = [await place(), await place()];
    const orders = [one, two].map(({ id: order_id, version }) => ({ order_id, version }));
    const combine = (target_id: number) =>
      merchant.call(combineOrders, { body: { target_id, orders } });
    const results = await Promise.allSettled([
      combine(one.id),
      combine(two.id),
      combine(one.id),
      combine(two.id),
    ]);
    expect(count(codes(results), 'done')).toBe(1);
    expect(count(codes(results), 'conflict')).toBe(3);
    const lines = await first(
      server.database.kysely,
      sql<{
        n: number;
      }>`select count(*) as n from order_line where order_id in (${one.id}, ${two.id})`,
    );
    expect(lines?.n).toBe(2);
  });

  test('a reader that resumes its event stream misses no events, even during the resume', async () => {
    const start = await place();
    const { rows } = await sql<{ seq: number }>`select max(seq) as seq from event
      where merchant_id = 101`.execute(server.database.kysely);
    const since = rows[0]!.seq;
    const writes = Array.from({ length: 15 }, place);
    const stop = new AbortController();
    const stream = await merchant.open(liveEvents, { query: { since } }, stop.signal);
    const more = Array.from({ length: 10 }, place);
    const reader = stream.getReader();
    const text = new TextDecoder();
    const seen: LiveEvent[] = [];
    for (let rest = ''; seen.length < 25;) {
      const { value } = await reader.read();
      const blocks = (rest + text.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) seen.push(JSON.parse(data) as LiveEvent);
      }
    }
    await reader.cancel();
    stop.abort();
    expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map((_, i) => since + 1 + i));
    const placed = await Promise.all([...writes, ...more]);
    expect(seen.map(({ subject }) => subject.id).toSorted()).toEqual(
      placed.map(({ id }) => id).toSorted(),
    );
    expect(seen.some(({ subject }) => subject.id === start.id)).toBe(false);
  });
});
