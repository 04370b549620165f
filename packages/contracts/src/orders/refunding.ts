import { cancelOrder, completeRefund, type Order } from '@servery/api';
import { pastCash } from '@servery/domain/drawers';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

/** Completing the refund of a cancelled order. */
export function refunding(stage: Stage): void {
  const cancelled = (username: string, order: Order) =>
    stage.as(username, cancelOrder, { body: { ...on(order), reason: 'Rung up twice' } });

  describe('refund of a cancelled order', () => {
    const completed = (username: string, order: Order, approval?: string) => {
      const body = { ...on(order), refund_id: order.refunds.at(-1)?.id ?? 1 };
      return stage.as(username, completeRefund, { body }, { approval });
    };
    const paidAndCancelled = async () =>
      cancelled('merchant', await stage.paid(await stage.placed({ order_method: 'pickup' })));

    test('is completed once, and removes the order from the board', async () => {
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

    test('reduces the cash total by the tender of the refund, not of the payment', async () => {
      const drawerAfter = async (kind: 'card' | 'cash', tender?: 'cash') => {
        const placed = await stage.placed({ order_method: 'pickup' });
        const order = await cancelled('merchant', await stage.paid(placed, kind));
        const [refund] = order.refunds;
        const body = { ...on(order), refund_id: refund!.id, tender };
        const done = await stage.as('merchant', completeRefund, { body });
        const moves = pastCash(done).map(({ movement }) => movement.amount);
        return moves.reduce((sum, amount) => sum + amount, 0) / refund!.amount;
      };
      expect(await drawerAfter('card', 'cash')).toBe(-1);
      expect(await drawerAfter('card')).toBe(0);
      expect(await drawerAfter('cash')).toBe(0);
    });

    test('requires the PIN of someone with permission to cancel', async () => {
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

    test('is not found for an unknown order', async () => {
      const order = await paidAndCancelled();
      expect(await refused(completed('merchant', { ...order, id: 1 }))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
