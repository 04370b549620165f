import {
  listOrders,
  resolveReason,
  voidUnreadableOrder,
  type ActionReason,
  type Input,
  type Order,
  type ReasonAction,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { always } from './allOrders.ts';
import { on, refused, type Stage } from '../Stage.ts';

type Wanted = Partial<Input<typeof resolveReason>['body']>;

/** Resolving the open reasons of orders. Uses the sample's orders, each reason once. */
export function resolving(stage: Stage): void {
  const withReason = async (code: ActionReason): Promise<Order> => {
    const query = { ...always, status_remark: code, length: 100 };
    const { aaData } = await stage.as('merchant', listOrders, { query });
    const row = aaData.find(({ merchant_id }) => merchant_id === 101);
    if (!row) throw new Error(`No order has ${code}.`);
    return stage.now(row);
  };
  const resolve = (
    order: Order,
    code: ActionReason,
    action: ReasonAction,
    more: Wanted = {},
    username = 'merchant',
  ) => stage.as(username, resolveReason, { body: { ...on(order), code, action, ...more } });
  const isOpen = ({ reasons }: Order, code: ActionReason) =>
    reasons.some((reason) => reason.code === code && reason.resolved_at === null);

  describe('order that lists cannot show', () => {
    test('can be voided by its id and version', async () => {
      const order = await stage.placed();
      const body = { ...on(order), reason_code: 'mistake' as const };
      expect(await refused(stage.as('waiter', voidUnreadableOrder, { body }))).toMatchObject({
        code: 'forbidden',
      });
      const stale = { ...body, version: order.version + 1 };
      expect(
        await refused(stage.as('merchant', voidUnreadableOrder, { body: stale })),
      ).toMatchObject({ code: 'conflict' });
      expect(await stage.as('merchant', voidUnreadableOrder, { body })).toEqual({ id: order.id });
      expect(await stage.now(order)).toMatchObject({ status: 'voided' });
    });
  });

  describe('resolving a reason', () => {
    test('refuses actions that do not resolve it, and reasons that are not open', async () => {
      const order = await withReason('delivery_failed');
      for (const [code, action] of [
        ['delivery_failed', 'keep'],
        ['delivery_failed', 'remove_line'],
        ['cancel_requested', 'keep'],
      ] as const)
        expect(await refused(resolve(order, code, action))).toMatchObject({
          code: 'notAllowedNow',
        });
      const stale = { ...order, version: order.version - 1 };
      expect(await refused(resolve(stale, 'delivery_failed', 'send_again'))).toMatchObject({
        code: 'conflict',
      });
      expect(
        await refused(resolve(order, 'delivery_failed', 'send_again', {}, 'kitchen')),
      ).toMatchObject({ code: 'forbidden' });
    });

    test('assigns a failed delivery to another courier, whose name is required', async () => {
      const order = await withReason('delivery_failed');
      expect(await refused(resolve(order, 'delivery_failed', 'other_courier'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { courier: { code: 'required' } } },
      });
      const courier = 'Lalamove';
      const sent = await resolve(order, 'delivery_failed', 'other_courier', { courier });
      expect(sent).toMatchObject({ status: 'dispatched', version: order.version + 1 });
      expect(sent.timeline.at(-1)).toMatchObject({ kind: 'send_again', facts: { courier } });
      expect(isOpen(sent, 'delivery_failed')).toBe(false);
      expect(await stage.now(order)).toEqual(sent);
    });

    test('removes an unavailable item from the bill', async () => {
      const order = await withReason('item_unavailable');
      const line = order.items.find(({ status }) => status !== 'voided')!;
      const action = 'remove_line';
      expect(await refused(resolve(order, 'item_unavailable', action))).toMatchObject({
        code: 'invalid',
      });
      const left = await resolve(order, 'item_unavailable', action, { line_id: line.id });
      expect(left.items.find(({ id }) => id === line.id)).toMatchObject({
        status: 'voided',
        reason_code: 'sold_out',
      });
      expect(left.total).toBeLessThan(order.total);
      expect(isOpen(left, 'item_unavailable')).toBe(false);
    });

    test('keeps an order whose cancellation was requested', async () => {
      const order = await withReason('cancel_requested');
      const reviewed = await resolve(order, 'cancel_requested', 'keep');
      expect([reviewed.status, isOpen(reviewed, 'cancel_requested')]).toEqual([
        order.status,
        false,
      ]);
      expect(reviewed.timeline.at(-1)).toMatchObject({ kind: 'keep' });
    });

    test('returns an overpayment', async () => {
      const order = await withReason('payment_mismatch');
      const excess = -order.balance;
      expect(
        await refused(resolve(order, 'payment_mismatch', 'return_overpayment', {}, 'cashier')),
      ).toMatchObject({ code: 'approvalRequired', matter: { details: { amount: excess } } });
      const returned = await resolve(order, 'payment_mismatch', 'return_overpayment');
      expect(returned).toMatchObject({ balance: 0, payment_status: 'paid' });
      expect(returned.refunds.at(-1)).toMatchObject({
        amount: excess,
        is_overpayment: true,
        state: 'completed',
      });
      expect(isOpen(returned, 'payment_mismatch')).toBe(false);
    });
  });
}
