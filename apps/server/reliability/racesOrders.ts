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
import { loadOrders } from '../src/orders/load.ts';
import { insertOrders } from '../src/orders/save.ts';
import { all, first } from '../src/sql.ts';
import type { TestServer } from '../test/serverOn.ts';
import { copiesOf, newOrder } from './racesCopies.ts';
import type { Race } from './racesHarness.ts';

const merchant_id = 101;
const each = 10;
const reason = 'A race';
const price = 100;

/** Two orders at one table, of which the first is wanted by ten. */
interface Pair {
  order_id: number;
  other_id: number;
  /** What was taken for the first already; null where nothing was. */
  payment_id: number | null;
}

type Wish = (client: Client, pair: Pair, option: number) => Promise<unknown>;

const on = (order_id: number) => ({ order_id, version: 1 });
const combine = (client: Client, target_id: number, { order_id, other_id }: Pair) =>
  client.call(combineOrders, { body: { target_id, orders: [on(order_id), on(other_id)] } });

/** What ten people want with the same order: all of it is based on the version that they all saw. */
const wishes: readonly Wish[] = [
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

/** The order with something taken for it by card. */
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

/** New pairs; for the first of every other pair something was taken already. */
async function pairsOf(
  server: TestServer,
  [model, card]: [OrderRecord, PaymentOption],
  count: number,
): Promise<Pair[]> {
  const { nextId } = server.host;
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i += 100) {
    const copies = copiesOf(model, Math.min(100, count - i) * 2, nextId).map((one, k) =>
      k % 4 === 0 ? withPayment(one, card, nextId) : one,
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

/** Whether the lines and payments of a pair are all there once, and lists show what the rules say. */
function isWhole(pair: readonly OrderRecord[], lines: number, shown: ReadonlyMap<number, string>) {
  const kept = new Set(pair.flatMap(({ items }) => items.map(({ id }) => id)));
  const payments = pair.flatMap((one) => one.payments);
  const refunds = pair.flatMap((one) => one.refunds);
  return (
    kept.size === lines &&
    payments.length <= 1 &&
    refunds.length <= payments.filter(({ state }) => state === 'captured').length &&
    pair.every((one) => {
      const { status, total, balance, payment_status } = rowOf(showOrder(one));
      return shown.get(one.id) === [status, total, balance, payment_status].join(' ');
    })
  );
}

/** How many changes the first orders of pairs went through; a pair that does not belong together is one too many. */
async function changesOf(server: TestServer, model: OrderRecord, pairs: readonly Pair[]) {
  const { kysely: db } = server.database;
  let changes = 0;
  for (let i = 0; i < pairs.length; i += 200) {
    const some = pairs.slice(i, i + 200);
    const ids = some.flatMap(({ order_id, other_id }) => [order_id, other_id]);
    const loaded = await loadOrders(db, [merchant_id], ids);
    const records = new Map(loaded.map((one) => [one.id, one]));
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
  attempt: (wish: Wish, pair: Pair) => Promise<boolean>,
): Promise<Race> {
  const model = await newOrder(server);
  const card = await cardOf(server);
  const pairs = await pairsOf(server, [model, card], Math.ceil(tries / each));
  return {
    tries,
    atOnce: 30,
    attempt: (index) => attempt(wishes[index % wishes.length]!, pairs[Math.floor(index / each)]!),
    effects: async () => ({
      legal: pairs.length,
      stored: await changesOf(server, model, pairs),
    }),
  };
}

/** Void, cancel, combine either way, pay or reverse the same order over HTTP: one of ten has their way. */
export async function orders(server: TestServer, tries: number): Promise<Race> {
  const merchant = await server.as('merchant');
  const { id } = await cardOf(server);
  return racing(server, tries, async (wish, pair) => {
    try {
      await wish(merchant, pair, id);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') return false;
      throw error;
    }
  });
}

/** Looks at the version, then writes the next one. */
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
