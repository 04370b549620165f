import {
  combineOrders,
  getQuote,
  listOrders,
  replaceByDelivery,
  updateOrder,
  type Order,
  type PaymentStatus,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type At = Pick<Order, 'id' | 'version'>;

const minutes = 60_000;

/** Combining orders, and turning an order into a delivery. */
export function structure(stage: Stage): void {
  describe('combining orders', () => {
    const combine = (
      username: string,
      target: At,
      orders: readonly At[],
      more: { preview?: boolean; preview_id?: string } = {},
    ) =>
      stage.as(username, combineOrders, {
        body: { target_id: target.id, orders: orders.map(on), ...more },
      });

    const counting = ({ id, version }: At, covers: number) =>
      stage.as('merchant', updateOrder, {
        params: { order_id: id },
        body: { version, changes: [{ type: 'set_covers', covers }] },
      });

    test('applies exactly what the preview showed', async () => {
      const target = await counting(await stage.placed(), 2);
      const there = { table_id: (await stage.table(1)).id };
      const source = await counting(await stage.moved(await stage.placed(there), 'accepted'), 3);
      const part = await stage.paid(await stage.placed(), 'card');
      const all = [target, source, part];
      const shown = await combine('waiter', target, all, { preview: true });
      expect(shown).toMatchObject({ is_committed: false, order: { id: target.id, covers: 5 } });
      expect(shown.before.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(await stage.now(target)).toEqual(target);

      const { preview_id } = shown;
      const done = await combine('waiter', target, all, { preview_id });
      expect(done.is_committed).toBe(true);
      expect(done.order.totals).toEqual(shown.order.totals);
      expect(done.order.items.map(({ id }) => id)).toEqual(
        all.flatMap(({ items }) => items.map(({ id }) => id)),
      );
      expect(done.order.items.map(({ sent_qty }) => sent_qty)).toEqual([0, 0, 2, 1, 0, 0]);
      expect(done.order.payments).toHaveLength(1);
      expect(done.order.totals.captured).toBe(part.total);
      expect(await stage.now(source)).toMatchObject({
        status: 'merged',
        list: null,
        merged_into: target.id,
        items: [],
      });
    });

    test('gives combined orders the payment status of their target', async () => {
      const [first, target, source] = [
        await stage.placed(),
        await stage.placed(),
        await stage.placed(),
      ];
      await combine('waiter', target, [target, source]);
      expect((await stage.now(source)).payment_status).toBe('unpaid');
      const { order } = await combine('waiter', first, [first, await stage.now(target)]);
      await stage.paid(order, 'card');
      const listed = async (payment_status: PaymentStatus) => {
        const query = { payment_status, length: 100 };
        return (await stage.as('merchant', listOrders, { query })).aaData.map(({ id }) => id);
      };
      const combined = [target, source];
      for (const { id } of combined) {
        expect((await stage.now({ id })).payment_status).toBe('paid');
        expect(await listed('paid')).toContain(id);
        expect(await listed('unpaid')).not.toContain(id);
      }
    });

    test('is refused if it differs from the preview, or an order has changed', async () => {
      const [one, two] = [await stage.placed(), await stage.placed()];
      const preview_id = 'something else';
      expect(await refused(combine('merchant', one, [one, two], { preview_id }))).toMatchObject({
        code: 'previewStale',
        status: 409,
      });
      const { preview_id: shown } = await combine('merchant', one, [one, two], { preview: true });
      await stage.moved(two, 'accepted');
      expect(
        await refused(combine('merchant', one, [one, two], { preview_id: shown })),
      ).toMatchObject({ code: 'conflict' });
    });

    test('is refused for orders that cannot be combined', async () => {
      const one = await stage.placed();
      expect(await refused(combine('merchant', one, [one, one]))).toMatchObject({
        code: 'cannotCombine',
        status: 422,
      });
      const served = await stage.moved(await stage.placed(), 'accepted', 'ready', 'served');
      const done = await stage.paid(served);
      expect(await refused(combine('merchant', one, [one, done]))).toMatchObject({
        code: 'cannotCombine',
      });
      expect(await refused(combine('merchant', one, [one]))).toMatchObject({ code: 'invalid' });
      const elsewhere = await stage.placed({}, 'merchant.bangsar');
      expect(await refused(combine('merchant', one, [one, elsewhere]))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(combine('kitchen', one, [one, served]))).toMatchObject({
        code: 'forbidden',
      });
    });

    test('runs once for a repeated idempotency key', async () => {
      const [one, two] = [await stage.placed(), await stage.placed()];
      const body = { target_id: one.id, orders: [one, two].map(on) };
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await stage.as('waiter', combineOrders, { body }, options);
      expect(await stage.as('waiter', combineOrders, { body }, options)).toEqual(first);
      expect((await stage.now(one)).items).toHaveLength(4);
    });
  });

  describe('turning an order into a delivery', () => {
    const quoted = (username: string, order: At, postcode = '') =>
      stage.as(username, getQuote, { query: { order_id: order.id, postcode } });
    const to = {
      customer_name: 'Puan Halimah',
      phone: '+60123456789',
      address: '12, Jalan Raja Alang, Kuala Lumpur',
    };
    const deliver = (
      username: string,
      order: At,
      quote_id: string,
      more: { preview?: boolean; preview_id?: string } = {},
    ) =>
      stage.as(username, replaceByDelivery, { body: { ...on(order), quote_id, ...to, ...more } });

    test('charges exactly the quoted fee and the previewed bill', async () => {
      const order = await stage.placed();
      const quote = await quoted('cashier', order, '50350');
      expect(quote).toMatchObject({
        order_id: order.id,
        area: 'Titiwangsa',
        fee: 550,
        minutes: 30,
      });
      const shown = await deliver('cashier', order, quote.quote_id, { preview: true });
      expect(shown.is_committed).toBe(false);
      expect((await stage.now(order)).order_method).toBe('dine_in');
      const { preview_id } = shown;
      const { order: sent } = await deliver('cashier', order, quote.quote_id, { preview_id });
      // No service charge on deliveries: 1590 and 550, then 6 % of both.
      expect(sent).toMatchObject({
        customer_name: to.customer_name,
        phone: '•••• 6789',
        address: '••••',
        order_method: 'delivery',
        table: null,
        delivery_fee: 550,
        totals: { net: 1590, service_charge: 0, fees: 550, tax: 128, total: 2268 },
      });
      expect(await stage.now(sent)).toMatchObject(to);
      expect(sent.totals).toEqual(shown.order.totals);
      expect(await refused(quoted('cashier', sent))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('is refused outside the delivery areas', async () => {
      const order = await stage.placed();
      expect(await refused(quoted('cashier', order, '99999'))).toMatchObject({
        code: 'outOfRange',
        status: 422,
      });
      const { quote_id } = await quoted('cashier', order, '50350');
      expect(
        await refused(deliver('cashier', order, quote_id.replace('50350', '99999'))),
      ).toMatchObject({ code: 'outOfRange' });
    });

    test('accepts a quote for 15 minutes, for its own order, and unchanged', async () => {
      const order = await stage.placed();
      const { quote_id } = await quoted('cashier', order);
      const cheap = quote_id.replace('.400.', '.1.');
      expect(cheap).not.toBe(quote_id);
      expect(await refused(deliver('cashier', order, cheap))).toMatchObject({
        code: 'quoteExpired',
      });
      const other = await stage.placed();
      expect(await refused(deliver('cashier', other, quote_id))).toMatchObject({
        code: 'quoteExpired',
      });
      await stage.host.advance(16 * minutes);
      expect(await refused(deliver('cashier', order, quote_id))).toMatchObject({
        code: 'quoteExpired',
        status: 422,
      });
    });

    test('is refused if the bill differs from the preview, or the order has changed', async () => {
      const order = await stage.placed();
      const { quote_id } = await quoted('cashier', order);
      expect(
        await refused(deliver('cashier', order, quote_id, { preview_id: 'something else' })),
      ).toMatchObject({ code: 'previewStale' });
      await stage.moved(order, 'accepted');
      expect(await refused(deliver('cashier', order, quote_id))).toMatchObject({
        code: 'conflict',
      });
    });

    test('requires permission and an order that has not been served', async () => {
      const order = await stage.moved(await stage.placed(), 'accepted', 'ready');
      const { quote_id } = await quoted('cashier', order);
      expect(await refused(quoted('waiter', order))).toMatchObject({ code: 'forbidden' });
      expect(await refused(deliver('waiter', order, quote_id))).toMatchObject({
        code: 'forbidden',
      });
      const served = await stage.moved(order, 'served');
      expect(await refused(quoted('cashier', served))).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(deliver('cashier', served, quote_id))).toMatchObject({
        code: 'notAllowedNow',
      });
      expect(await refused(quoted('cashier', { id: 1, version: 0 }))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(deliver('cashier', { id: 1, version: 0 }, quote_id))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
