import { cancelOrder, listOrders, toggleOrderStatus, updateOrder, voidOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

const reason = 'Rung up twice';

/** Voiding and cancelling orders, and approvals by PIN. */
export function ending(stage: Stage): void {
  type At = { id: number; version: number };
  const voided = (username: string, order: At, approval?: string) =>
    stage.as(username, voidOrder, { body: { ...on(order), reason } }, { approval });
  const cancelled = (username: string, order: At, made = false, approval?: string) =>
    stage.as(username, cancelOrder, { body: { ...on(order), reason, made } }, { approval });
  const leave = (order: At, pin = '5937') =>
    stage.approval('cashier', pin, {
      capability: 'order.void',
      object_id: order.id,
      version: order.version,
    });

  describe('voiding an order', () => {
    test('voids its lines and reverses payments taken at the counter today', async () => {
      const order = await stage.paid(await stage.moved(await stage.placed(), 'accepted'));
      const gone = await voided('supervisor', order);
      expect(gone).toMatchObject({
        status: 'voided',
        list: 'completed',
        item_count: 0,
        total: 0,
        balance: 0,
        payment_status: 'not_charged',
      });
      expect(gone.payments).toMatchObject([{ state: 'reversed' }]);
      expect(await refused(voided('supervisor', gone))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('is refused while an online payment is captured', async () => {
      const order = await stage.paid(await stage.placed({ order_method: 'pickup' }), 'e_wallet');
      expect(await refused(voided('merchant', order))).toMatchObject({
        code: 'hasPayments',
        status: 422,
      });
    });

    test('requires permission, an order in scope, its current version and a reason', async () => {
      const order = await stage.placed();
      await stage.moved(order, 'accepted');
      expect(await refused(voided('merchant', order))).toMatchObject({ code: 'conflict' });
      expect(await refused(voided('merchant.bangsar', order))).toMatchObject({ code: 'notFound' });
      expect(await refused(voided('waiter', order))).toMatchObject({ code: 'forbidden' });
      const body = { ...on(order), reason: ' x ' };
      expect(await refused(stage.as('merchant', voidOrder, { body }))).toMatchObject({
        code: 'invalid',
        matter: { fields: { reason: {} } },
      });
    });
  });

  describe('order with a pending online payment', () => {
    test('expires fifteen minutes after the last payment attempt', async () => {
      const query = { type: 'new' as const, payment_status: 'pending' as const };
      const { aaData } = await stage.as('merchant', listOrders, { query });
      const [waiting] = aaData;
      await stage.host.advance(15 * 60_000);
      const expired = await stage.now(waiting!);
      expect(expired).toMatchObject({
        status: 'cancelled',
        list: 'completed',
        payment_status: 'not_charged',
        version: waiting!.version + 1,
      });
      expect(expired.timeline.at(-1)).toMatchObject({ kind: 'expire' });
      expect((await stage.as('merchant', listOrders, { query })).aaData).toEqual([]);
    });
  });

  describe('reason of a change', () => {
    test('is stored as its code, with optional free text', async () => {
      const voidedFor = (order: At, why: { reason_code: 'training'; reason?: string }) =>
        stage.as('merchant', voidOrder, { body: { ...on(order), ...why } });
      const gone = await voidedFor(await stage.placed(), { reason_code: 'training' });
      expect(gone.timeline.at(-1)!.facts).toEqual({
        from: 'new',
        to: 'voided',
        reason_code: 'training',
      });
      const both = { reason_code: 'training', reason: 'First day' } as const;
      const other = await voidedFor(await stage.placed(), both);
      expect((await stage.now(other)).timeline.at(-1)!.facts).toMatchObject(both);
      const query = { type: 'completed' as const, search: other.number };
      const { aaData } = await stage.as('merchant', listOrders, { query });
      expect(aaData.find(({ id }) => id === other.id)?.ended_for).toEqual(both);
    });

    test('is stored in lines, refunds and the timeline', async () => {
      const order = await stage.paid(await stage.placed({ order_method: 'pickup' }), 'e_wallet');
      const [line] = order.items;
      const change = { type: 'comp_line', line_id: line!.id, reason_code: 'waited' } as const;
      const comped = await stage.as('merchant', updateOrder, {
        params: { order_id: order.id },
        body: { version: order.version, changes: [change] },
      });
      expect(comped.items[0]).toMatchObject({ reason_code: 'waited', reason: null });
      const body = { ...on(comped), reason_code: 'no_show' as const };
      const off = await stage.now(await stage.as('merchant', cancelOrder, { body }));
      expect(off.refunds).toMatchObject([{ reason_code: 'no_show', reason: '' }]);
      expect(off.items[0]).toMatchObject({ reason_code: 'waited', reason: null });
      expect(off.timeline.slice(-2).map(({ facts }) => facts['reason_code'])).toEqual([
        'waited',
        'no_show',
      ]);
    });

    test('is required, and must not be an unknown or reserved code', async () => {
      const order = await stage.placed();
      const attempts: { path: string; why: object }[] = [
        { path: 'reason', why: {} },
        { path: 'reason_code', why: { reason_code: 'not_recorded' } },
        { path: 'reason_code', why: { reason_code: 'because' } },
      ];
      for (const { path, why } of attempts) {
        const body = { ...on(order), ...why };
        for (const attempt of [
          () => stage.as('merchant', voidOrder, { body }),
          () => stage.as('merchant', cancelOrder, { body }),
          () => stage.as('merchant', toggleOrderStatus, { body: { ...body, status: 'cancelled' } }),
        ])
          expect(await refused(attempt())).toMatchObject({
            code: 'invalid',
            matter: { fields: { [path]: {} } },
          });
      }
    });
  });

  describe('approval by PIN', () => {
    test('allows one action once', async () => {
      const order = await stage.placed();
      expect(await refused(voided('cashier', order))).toMatchObject({
        code: 'approvalRequired',
        status: 403,
        matter: { details: { capability: 'order.void', object_id: order.id } },
      });
      const approval = await leave(order);
      const gone = await voided('cashier', order, approval);
      expect(gone.timeline.at(-1)).toMatchObject({
        by: 'Siti Hajar Ismail',
        facts: { approved_by: 'Suresh Pillai', reason },
      });
      const next = await stage.placed();
      expect(await refused(voided('cashier', next, approval))).toMatchObject({
        code: 'approvalRequired',
      });
    });

    test('is invalid for another order, version or action', async () => {
      const order = await stage.placed();
      const approval = await leave(order);
      const other = await stage.placed();
      expect(await refused(voided('cashier', other, approval))).toMatchObject({
        code: 'approvalRequired',
      });
      expect(await refused(cancelled('cashier', order, false, approval))).toMatchObject({
        code: 'approvalRequired',
      });
      const later = await stage.moved(order, 'accepted');
      expect(await refused(voided('cashier', later, approval))).toMatchObject({
        code: 'approvalRequired',
      });
    });

    test('is used up by a success, but not by a refusal', async () => {
      const order = await stage.placed();
      const approval = await leave(order);
      const stale = { id: order.id, version: order.version + 7 };
      expect(await refused(voided('cashier', stale, approval))).toMatchObject({ code: 'conflict' });
      expect((await voided('cashier', order, approval)).status).toBe('voided');
    });

    test('expires after a minute', async () => {
      const order = await stage.placed();
      const approval = await leave(order);
      await stage.host.advance(61_000);
      expect(await refused(voided('cashier', order, approval))).toMatchObject({
        code: 'approvalRequired',
      });
    });
  });

  describe('cancelling an order', () => {
    test('keeps its lines, and requests a full refund', async () => {
      const order = await stage.paid(await stage.placed({ order_method: 'pickup' }), 'e_wallet');
      const off = await cancelled('supervisor', order);
      expect(off).toMatchObject({ status: 'cancelled', list: 'action', item_count: 3 });
      expect(off.refunds).toMatchObject([{ state: 'pending', amount: order.total }]);
      expect(off.reasons).toMatchObject([{ code: 'refund_needs_approval', resolved_at: null }]);
    });

    test('records whether the kitchen had made it', async () => {
      const order = await stage.moved(await stage.placed(), 'accepted', 'preparing');
      const off = await cancelled('merchant', order, true);
      expect(off.items.every(({ made }) => made)).toBe(true);
      expect(off).toMatchObject({ list: 'completed', balance: 0 });
    });

    test('is allowed for administrators, and for cashiers with a PIN', async () => {
      expect((await cancelled('admin', await stage.placed())).status).toBe('cancelled');
      const order = await stage.placed();
      expect(await refused(cancelled('cashier', order))).toMatchObject({
        code: 'approvalRequired',
      });
      const approval = await stage.approval('cashier', '8264', {
        capability: 'order.cancel',
        object_id: order.id,
        version: order.version,
      });
      expect((await cancelled('cashier', order, false, approval)).status).toBe('cancelled');
      for (const username of ['waiter', 'host', 'agent'])
        expect(await refused(cancelled(username, order))).toMatchObject({ code: 'forbidden' });
    });

    test('is refused for served orders, outdated versions and unknown ids', async () => {
      const served = await stage.moved(await stage.placed(), 'accepted', 'ready', 'served');
      expect(await refused(cancelled('merchant', served))).toMatchObject({ code: 'notAllowedNow' });
      const order = await stage.placed();
      await stage.moved(order, 'accepted');
      expect(await refused(cancelled('merchant', order))).toMatchObject({ code: 'conflict' });
      expect(await refused(cancelled('merchant', { id: 1, version: 0 }))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
