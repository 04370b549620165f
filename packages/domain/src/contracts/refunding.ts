import { cancelOrder, completeRefund, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from './Stage.ts';

/** What completing the refund of a cancelled order promises. */
export function refunding(stage: Stage): void {
  const cancelled = (username: string, order: Order) =>
    stage.as(username, cancelOrder, { body: { ...on(order), reason: 'Rung up twice' } });

  describe('a refund of a cancelled order', () => {
    const completed = (username: string, order: Order, approval?: string) => {
      const body = { ...on(order), refund_id: order.refunds.at(-1)?.id ?? 1 };
      return stage.as(username, completeRefund, { body }, { approval });
    };
    const paidAndCancelled = async () =>
      cancelled('merchant', await stage.paid(await stage.placed({ order_method: 'pickup' })));

    test('is recorded as handed back, once, and takes the order off the board', async () => {
      const order = await paidAndCancelled();
      expect(order).toMatchObject({ list: 'action', refunds: [{ state: 'pending' }] });
      const done = await completed('supervisor', order);
      expect(done).toMatchObject({
        list: 'completed',
        payment_status: 'refunded',
        refunds: [{ state: 'completed' }],
      });
      expect(await refused(completed('supervisor', done))).toMatchObject({ code: 'invalid' });
      expect(await refused(completed('supervisor', order))).toMatchObject({ code: 'conflict' });
    });

    test('needs the PIN of someone who may cancel', async () => {
      const order = await paidAndCancelled();
      expect(await refused(completed('waiter', order))).toMatchObject({ code: 'forbidden' });
      expect(await refused(completed('cashier', order))).toMatchObject({
        code: 'approvalRequired',
        matter: { details: { capability: 'order.cancel', object_id: order.id } },
      });
      const approval = await stage.approval('cashier', '5937', {
        capability: 'order.cancel',
        object_id: order.id,
        version: order.version,
        amount: order.refunds[0]!.amount,
      });
      expect(await completed('cashier', order, approval)).toMatchObject({ list: 'completed' });
    });

    test('of no order is not found', async () => {
      const order = await paidAndCancelled();
      expect(await refused(completed('merchant', { ...order, id: 1 }))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
