import { payTable, type Order, type PaymentOption } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type Tender = readonly [kind: PaymentOption['kind'], amount: number, tendered?: number];

/** Paying all bills of a table together. */
export function payingTables(stage: Stage): void {
  const pay = async (
    orders: readonly Pick<Order, 'id' | 'version'>[],
    tenders: readonly Tender[],
    { username = 'cashier', at = 2, idempotencyKey = crypto.randomUUID() } = {},
  ) => {
    const laid = [];
    for (const [kind, amount, tendered] of tenders) {
      const { id: payment_option_id } = await stage.option(kind);
      laid.push({ payment_option_id, amount, ...(tendered && { tendered }) });
    }
    const { id: table_id } = await stage.table(at);
    const body = { table_id, orders: orders.map(on), tenders: laid };
    return stage.as(username, payTable, { body }, { idempotencyKey });
  };
  const placed = async (at = 2) => stage.placed({ table_id: (await stage.table(at)).id });

  describe('paying a table', () => {
    test('settles all bills with one cash tender, rounded once and with change once', async () => {
      const [one, two] = [await placed(), await placed()];
      // RM 18.54 each, 37.08 together, 37.10 in cash.
      const { orders } = await pay([one, two], [['cash', 3710, 5000]]);
      expect(
        orders.map(({ id, payment_status, balance }) => [id, payment_status, balance]),
      ).toEqual([one, two].map(({ id }) => [id, 'paid', 0]));
      const payments = orders.flatMap((order) => order.payments);
      expect(payments).toMatchObject([
        { kind: 'cash', amount: 1854, tendered: 1854, change: 0, rounding: 0 },
        { kind: 'cash', amount: 1856, tendered: 3146, change: 1290, rounding: 2 },
      ]);
      expect(await stage.now(two)).toEqual(orders[1]);
    });

    test('applies several tenders one after the other to the bills', async () => {
      const [one, two] = [await placed(), await placed()];
      const { orders } = await pay(
        [one, two],
        [
          ['card', 2000],
          ['cash', 1710],
        ],
      );
      expect(orders.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid']);
      const rows = orders.map(({ payments }) => payments.map(({ kind, amount }) => [kind, amount]));
      expect(rows).toEqual([
        [['card', 1854]],
        [
          ['card', 146],
          ['cash', 1710],
        ],
      ]);
    });

    test('accepts a part of the total, and leaves the rest due', async () => {
      const [one, two] = [await placed(), await placed()];
      const { orders } = await pay([one, two], [['card', 2000]]);
      expect(orders.map(({ balance }) => balance)).toEqual([0, 1708]);
    });

    test('pays all bills or none', async () => {
      const [one, two] = [await placed(), await placed()];
      const stale = { ...two, version: two.version + 7 };
      const refusal = await refused(pay([one, stale], [['card', 3708]]));
      expect(refusal).toMatchObject({ code: 'conflict', matter: { current: { id: two.id } } });
      expect(await refused(pay([one, two], [['card', 3709]]))).toMatchObject({
        code: 'amountTooHigh',
        matter: { details: { balance: 3708 } },
      });
      for (const order of [one, two]) expect(await stage.now(order)).toEqual(order);
    });

    test('is refused for orders of another table, without permission, and for too little cash', async () => {
      const [here, elsewhere] = [await placed(), await placed(3)];
      expect(await refused(pay([here, elsewhere], [['card', 3708]]))).toMatchObject({
        code: 'notFound',
      });
      for (const username of ['waiter', 'kitchen', 'host', 'admin'])
        expect(await refused(pay([here], [['card', 1854]], { username }))).toMatchObject({
          code: 'forbidden',
        });
      const short = await refused(pay([here], [['cash', 1855, 1000]]));
      expect(short.matter.fields).toHaveProperty(['tenders.0.tendered']);
    });

    test('runs once for a repeated idempotency key', async () => {
      const [one, two] = [await placed(), await placed()];
      const idempotencyKey = crypto.randomUUID();
      const first = await pay([one, two], [['card', 2000]], { idempotencyKey });
      expect(await pay([one, two], [['card', 2000]], { idempotencyKey })).toEqual(first);
      expect((await stage.now(two)).totals.captured).toBe(146);
    });
  });
}
