import { claimOrder, toggleClaimStatus, toggleOrderStatus, type OrderStatus } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

const seconds = 1000;

/** Moving orders through their lifecycle. */
export function life(stage: Stage): void {
  const toggle = (
    username: string,
    order: { id: number; version: number },
    status: OrderStatus,
    more: { reason?: string; minutes?: number; undo?: boolean } = {},
    approval?: string,
  ) =>
    stage.as(
      username,
      toggleOrderStatus,
      { body: { ...on(order), status, ...more } },
      approval ? { approval } : {},
    );

  describe('order status', () => {
    test('moves from new to completed, with one version and one event per step', async () => {
      const placed = await stage.placed();
      const accepted = await toggle('cashier', placed, 'accepted', { minutes: 30 });
      expect(accepted).toMatchObject({
        status: 'accepted',
        list: 'action',
        version: placed.version + 1,
      });
      expect(Date.parse(accepted.promised_at ?? '') - Date.parse(accepted.accepted_at ?? '')).toBe(
        1_800_000,
      );
      expect(accepted.items.every((line) => line.status === 'queued')).toBe(true);
      const ready = await toggle(
        'kitchen',
        await toggle('kitchen', accepted, 'preparing'),
        'ready',
      );
      const served = await toggle('waiter', ready, 'served');
      expect(await refused(toggle('cashier', served, 'completed'))).toMatchObject({
        code: 'notPaid',
        status: 422,
      });
      const done = await stage.paid(served);
      expect(done).toMatchObject({ status: 'completed', list: 'completed' });
      expect(done.timeline.map(({ kind }) => kind)).toEqual([
        'place',
        'accept',
        'start',
        'ready',
        'serve',
        'pay',
      ]);
    });

    test('refuses transitions that are not in the lifecycle', async () => {
      const order = await stage.placed();
      for (const status of ['new', 'served', 'completed', 'dispatched', 'merged'] as const)
        expect(await refused(toggle('merchant', order, status))).toMatchObject({
          code: 'notAllowedNow',
          status: 422,
        });
    });

    test('needs a reason for rejection, which requests a refund', async () => {
      const order = await stage.paid(await stage.placed({ order_method: 'pickup' }), 'e_wallet');
      expect(await refused(toggle('cashier', order, 'cancelled'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { reason: {} } },
      });
      const rejected = await toggle('cashier', order, 'cancelled', { reason: 'Kitchen too busy' });
      expect(rejected).toMatchObject({ status: 'cancelled', list: 'action' });
      expect(rejected.refunds).toMatchObject([{ state: 'pending', amount: order.total }]);
    });

    test('refuses an outdated version, and returns the current order', async () => {
      const order = await stage.placed();
      const accepted = await stage.moved(order, 'accepted');
      const problem = await refused(toggle('merchant', order, 'accepted'));
      expect(problem).toMatchObject({ code: 'conflict', status: 409 });
      expect(problem.matter.current).toEqual(accepted);
    });

    test('changes once for a repeated idempotency key', async () => {
      const order = await stage.placed();
      const options = { idempotencyKey: crypto.randomUUID() };
      const body = { ...on(order), status: 'accepted' as const };
      const first = await stage.as('cashier', toggleOrderStatus, { body }, options);
      expect(await stage.as('cashier', toggleOrderStatus, { body }, options)).toEqual(first);
      expect((await stage.now(order)).version).toBe(order.version + 1);
    });

    test('changes only with permission', async () => {
      const order = await stage.placed();
      for (const username of ['waiter', 'kitchen', 'host', 'supermerchant', 'admin'])
        expect(await refused(toggle(username, order, 'accepted'))).toMatchObject({
          code: 'forbidden',
          matter: { details: { capability: 'order.accept' } },
        });
      expect(await refused(toggle('merchant.bangsar', order, 'accepted'))).toMatchObject({
        code: 'notFound',
      });
    });

    test('can be undone within ten seconds', async () => {
      const order = await stage.placed();
      const accepted = await toggle('cashier', order, 'accepted');
      expect(accepted.undo?.status).toBe('new');
      await stage.host.advance(9 * seconds);
      const back = await toggle('cashier', accepted, 'new', { undo: true });
      expect(back).toMatchObject({ status: 'new', undo: null, version: accepted.version + 1 });
      expect(back.items.every((line) => line.status === 'held')).toBe(true);
      expect(await refused(toggle('cashier', back, 'new', { undo: true }))).toMatchObject({
        code: 'notAllowedNow',
      });
    });

    test('cannot be undone after the time limit', async () => {
      const accepted = await stage.moved(await stage.placed(), 'accepted');
      await stage.host.advance(20 * seconds);
      expect(await refused(toggle('cashier', accepted, 'new', { undo: true }))).toMatchObject({
        code: 'tooLate',
        status: 422,
      });
    });

    test('is reopened on the same day with a reason and approval', async () => {
      const served = await stage.moved(
        await stage.placed(),
        'accepted',
        'preparing',
        'ready',
        'served',
      );
      const done = await stage.paid(served);
      expect(
        await refused(toggle('cashier', done, 'served', { reason: 'Forgot a drink' })),
      ).toMatchObject({ code: 'forbidden' });
      const problem = await refused(
        toggle('supervisor', done, 'served', { reason: 'Forgot a drink' }),
      );
      expect(problem).toMatchObject({
        code: 'approvalRequired',
        status: 403,
        matter: {
          details: { capability: 'order.reopen', object_id: done.id, version: done.version },
        },
      });
      const approval = await stage.approval('supervisor', '8264', {
        capability: 'order.reopen',
        object_id: done.id,
        version: done.version,
      });
      const more = { reason: 'Forgot a drink' };
      const open = await toggle('supervisor', done, 'served', more, approval);
      expect(open).toMatchObject({ status: 'served', completed_at: null });
      expect(open.timeline.at(-1)?.facts['approved_by']).toBe('Farah Kamaruddin');
    });
  });

  describe('handing over an order', () => {
    const claim = (username: string, order: { id: number; version: number }, claimed = true) =>
      stage.as(username, claimOrder, { body: { ...on(order), claimed } });
    const readyForPickup = async () =>
      stage.moved(
        await stage.placed({ order_method: 'pickup', customer_name: 'Aina' }),
        'accepted',
        'ready',
      );

    test('requires payment, is idempotent, and can be undone', async () => {
      const ready = await readyForPickup();
      expect(await refused(claim('waiter', ready))).toMatchObject({ code: 'notPaid' });
      const paid = await stage.paid(ready);
      const claimed = await claim('waiter', paid);
      expect(claimed).toMatchObject({ status: 'completed', list: 'completed' });
      expect(claimed.claimed_at).not.toBeNull();
      expect(await claim('waiter', claimed)).toEqual(claimed);
      const back = await claim('waiter', claimed, false);
      expect(back).toMatchObject({ status: 'ready', claimed_at: null });
      expect(await refused(claim('waiter', claimed))).toMatchObject({ code: 'conflict' });
    });

    test('requires a pickup order that is ready', async () => {
      const atTable = await stage.moved(await stage.placed(), 'accepted', 'ready');
      expect(await refused(claim('waiter', atTable))).toMatchObject({ code: 'notAllowedNow' });
      const fresh = await stage.placed({ order_method: 'pickup' });
      expect(await refused(claim('waiter', fresh))).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(claim('kitchen', fresh))).toMatchObject({ code: 'forbidden' });
      expect(await refused(claim('waiter', { id: 1, version: 0 }))).toMatchObject({
        code: 'notFound',
      });
    });

    test('is idempotent with the deprecated GET, because the query contains the new value', async () => {
      const paid = await stage.paid(await readyForPickup());
      const old = (order_id: number, claimed?: boolean) =>
        stage.as('waiter', toggleClaimStatus, { query: { order_id, claimed } });
      const claimed = await old(paid.id);
      expect(claimed.status).toBe('completed');
      expect(await old(paid.id, true)).toEqual(claimed);
      expect((await old(paid.id, false)).status).toBe('ready');
      expect(await refused(old(1))).toMatchObject({ code: 'notFound' });
      const unpaid = await readyForPickup();
      expect(await refused(old(unpaid.id))).toMatchObject({ code: 'notPaid' });
      const fresh = await stage.placed({ order_method: 'pickup' });
      expect(await refused(old(fresh.id))).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
