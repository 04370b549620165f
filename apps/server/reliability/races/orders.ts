import {
  cancelOrder,
  combineOrders,
  listPaymentOptions,
  Problem,
  togglePaymentStatus,
  voidOrder,
  type Client,
  type PaymentOption,
} from '@servery/api';
import { rowOf, showOrder, type OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { loadOrders } from '../../src/areas/orders/load.ts';
import { insertOrders } from '../../src/areas/orders/save.ts';
import { all, first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { copiesOf, newOrder } from './copies.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const each = 10;
const reason = 'A race';
const price = 100;

/** Two orders at one table; ten requests change the first one. */
interface Pair {
  order_id: number;
  other_id: number;
  /** The existing payment of the first order; null if there is none. */
  payment_id: number | null;
}

type Input = (client: Client, pair: Pair, option: number) => Promise<unknown>;

const on = (order_id: number) => ({ order_id, version: 1 });
const combine = (client: Client, target_id: number, { order_id, other_id }: Pair) =>
  client.call(combineOrders, { body: { target_id, orders: [on(order_id), on(other_id)] } });

/** Conflicting changes of one order, all based on the same version. */
const inputs: readonly Input[] = [
  (client, { order_id }) => client.call(voidOrder, { body: { ...on(order_id), reason } }),
  (client, { order_id }) => client.call(cancelOrder, { body: { ...on(order_id), reason } }),
  (client, pair) => combine(client, pair.order_id, pair),
  (client, pair) => combine(client, pair.other_id, pair),
  (client, { order_id, payment_id }, payment_option_id) =>
    client.call(togglePaymentStatus, {
      body: payment_id
        ? { paid: false, ...on(order_id), payment_id, reason }
        : { paid: true, ...on(order_id), tenders: [{ payment_option_id, amount: price }] },
    }),
];

/** Returns the order with a card payment. */
const withPayment = (order: OrderRecord, { id, name }: PaymentOption, nextId: () => number) => ({
  ...order,
  payments: [
    {
      id: nextId(),
      option_id: id,
      name,
      kind: 'card' as const,
      channel: 'offline' as const,
      state: 'captured' as const,
      amount: price,
      tendered: price,
      change: 0,
      rounding: 0,
      fee: 0,
      tip: 0,
      business_date: order.business_date,
      at: order.placed_at,
      by: 'race',
    },
  ],
});

async function cardOf(server: TestServer): Promise<PaymentOption> {
  const merchant = await server.as('merchant');
  const { aaData } = await merchant.call(listPaymentOptions, { query: { search: 'card' } });
  return aaData[0]!;
}

/** Inserts new pairs; the first order of every other pair has a payment. */
async function pairsOf(
  server: TestServer,
  [model, card]: [OrderRecord, PaymentOption],
  count: number,
): Promise<Pair[]> {
  const { nextId } = server.host;
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += 100) {
    const copies = copiesOf(model, Math.min(100, count - i) * 2, nextId).map((order, k) =>
      k % 4 === 0 ? withPayment(order, card, nextId) : order,
    );
    await server.database.transaction((trx) => insertOrders(trx, copies));
    for (let k = 0; k < copies.length; k += 2) {
      const [one, other] = [copies[k]!, copies[k + 1]!];
      pairs.push({
        order_id: one.id,
        other_id: other.id,
        payment_id: one.payments[0]?.id ?? null,
      });
    }
  }
  return pairs;
}

/**
 * Whether the lines and payments of a pair are complete and unique, and its list columns match the
 * rules.
 */
function isWhole(pair: readonly OrderRecord[], lines: number, shown: ReadonlyMap<number, string>) {
  const remaining = new Set(pair.flatMap(({ items }) => items.map(({ id }) => id)));
  const payments = pair.flatMap((order) => order.payments);
  const refunds = pair.flatMap((order) => order.refunds);
  return (
    remaining.size === lines &&
    payments.length <= 1 &&
    refunds.length <= payments.filter(({ state }) => state === 'captured').length &&
    pair.every((order) => {
      const { status, total, balance, payment_status } = rowOf(showOrder(order));
      return shown.get(order.id) === [status, total, balance, payment_status].join(' ');
    })
  );
}

/**
 * Returns the total number of changes of the pairs' first orders; an inconsistent pair counts as
 * one additional change.
 */
async function changesOf(server: TestServer, model: OrderRecord, pairs: readonly Pair[]) {
  const { kysely: db } = server.database;
  let changes = 0;
  for (let i = 0; i < pairs.length; i += 200) {
    const some = pairs.slice(i, i + 200);
    const ids = some.flatMap(({ order_id, other_id }) => [order_id, other_id]);
    const loaded = await loadOrders(db, [merchant_id], ids);
    const records = new Map(loaded.map((order) => [order.id, order]));
    const rows = await all(
      db,
      sql<{ id: number; shown: string }>`select id,
          concat_ws(' ', status, total, balance, payment_status) as shown
        from orders where merchant_id = ${merchant_id} and id = any(${ids}::bigint[])`,
    );
    const shown = new Map(rows.map((row) => [row.id, row.shown]));
    for (const { order_id, other_id } of some) {
      const [one, other] = [records.get(order_id)!, records.get(other_id)!];
      changes += one.version - 1;
      if (!isWhole([one, other], model.items.length * 2, shown)) changes += 1;
    }
  }
  return changes;
}

async function racing(
  server: TestServer,
  tries: number,
  attempt: (input: Input, pair: Pair) => Promise<boolean>,
): Promise<Race> {
  const model = await newOrder(server);
  const card = await cardOf(server);
  const pairs = await pairsOf(server, [model, card], Math.ceil(tries / each));
  return {
    tries,
    atOnce: 30,
    attempt: (index) => attempt(inputs[index % inputs.length]!, pairs[Math.floor(index / each)]!),
    effects: async () => ({
      legal: pairs.length,
      stored: await changesOf(server, model, pairs),
    }),
  };
}

/**
 * Void, cancel, combine in either direction, pay or reverse the same order over HTTP: one of ten
 * requests succeeds.
 */
export async function orders(server: TestServer, tries: number): Promise<Race> {
  const merchant = await server.as('merchant');
  const { id } = await cardOf(server);
  return racing(server, tries, async (input, pair) => {
    try {
      await input(merchant, pair, id);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') return false;
      throw error;
    }
  });
}

/** Checks the version, then writes the next one. */
export const naiveOrders = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, async (_, { order_id }) => {
    const { kysely: db } = server.database;
    const row = await first(
      db,
      sql<{ version: number }>`select version from orders
        where merchant_id = ${merchant_id} and id = ${order_id}`,
    );
    if (row?.version !== 1) return false;
    await sql`update orders set version = version + 1
      where merchant_id = ${merchant_id} and id = ${order_id}`.execute(db);
    return true;
  });
