import { cancelOrder, completeRefund, requestRefund, type Order } from '@servery/api';
import { pastCash } from '@servery/domain/drawers';
import { describe, expect, test } from 'vitest';
import { fieldsOf, on, refused, type Stage } from '../Stage.ts';

/** Refunds of a cancelled order, and of items of a completed one. */
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

  describe('refund of items', () => {
    const request = (username: string, order: Order, line: number, quantity = 1) => {
      const lines = [{ line_id: order.items[line]!.id, quantity }];
      const body = { ...on(order), lines, delivery_fee: false, reason_code: 'quality' as const };
      return stage.as(username, requestRefund, { body });
    };
    const complete = (order: Order) => {
      const body = { ...on(order), refund_id: order.refunds.at(-1)!.id };
      return stage.as('merchant', completeRefund, { body });
    };
    /** An order of 2 roti tisu and 1 fried chicken, handed over. */
    const sold = async () => {
      const order = await stage.paid(await stage.placed({ order_method: 'pickup' }), 'card');
      return stage.moved(order, 'accepted', 'ready', 'completed');
    };

    test('is requested by a cashier, and paid back item by item up to what was paid', async () => {
      const order = await sold();
      const requested = await request('cashier', order, 0);
      expect(requested).toMatchObject({
        status: 'completed',
        list: 'action',
        payment_status: 'paid',
        refunds: [
          {
            state: 'pending',
            reason_code: 'quality',
            scope: { lines: [{ line_id: order.items[0]!.id, quantity: 1 }], delivery_fee: false },
          },
        ],
      });
      const part = await complete(requested);
      expect(part).toMatchObject({ list: 'completed', payment_status: 'partially_refunded' });
      expect(await stage.now(part)).toEqual(part);
      const second = await complete(await request('merchant', part, 0));
      const rest = await complete(await request('supervisor', second, 1));
      expect(rest).toMatchObject({ payment_status: 'refunded' });
      expect(rest.totals.refunded).toBe(order.totals.captured);
    });

    test('is refused for more than is left', async () => {
      const order = await sold();
      expect(await fieldsOf(request('cashier', order, 0, 3))).toEqual([
        ['lines.0.quantity', 'max_value'],
      ]);
      const requested = await request('cashier', order, 0, 2);
      expect(await fieldsOf(request('cashier', requested, 0))).toEqual([
        ['lines.0.quantity', 'max_value'],
      ]);
    });

    test('is refused before the order is handed over, and for an older version', async () => {
      const paid = await stage.paid(await stage.placed({ order_method: 'pickup' }));
      expect(await refused(request('cashier', paid, 0))).toMatchObject({ code: 'notAllowedNow' });
      const order = await sold();
      await request('cashier', order, 0);
      expect(await refused(request('cashier', order, 1))).toMatchObject({ code: 'conflict' });
    });

    test.each(['waiter', 'kitchen', 'host', 'agent'])('is refused to a %s', async (username) => {
      expect(await refused(request(username, await sold(), 0))).toMatchObject({
        code: 'forbidden',
      });
    });
  });
}
