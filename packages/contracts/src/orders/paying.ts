import { togglePaymentStatus, voidOrder, type Order, type PaymentOption } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type Kind = PaymentOption['kind'];
type Tender = readonly [kind: Kind, amount: number, tendered?: number];

/** Taking payments and reversing them. */
export function paying(stage: Stage): void {
  const pay = async (
    order: Pick<Order, 'id' | 'version'>,
    tenders: readonly Tender[],
    username = 'cashier',
  ) => {
    const laid = [];
    for (const [kind, amount, tendered] of tenders) {
      const { id: payment_option_id } = await stage.option(kind);
      laid.push({ payment_option_id, amount, ...(tendered && { tendered }) });
    }
    const body = { paid: true as const, ...on(order), tenders: laid };
    return stage.as(username, togglePaymentStatus, { body });
  };
  const reverse = (order: Order, username = 'merchant', approval?: string) => {
    const payment_id = order.payments.findLast(({ state }) => state === 'captured')?.id ?? 1;
    const body = { paid: false as const, ...on(order), payment_id, reason: 'Wrong table' };
    return stage.as(username, togglePaymentStatus, { body }, { approval });
  };

  describe('taking payment', () => {
    test('rounds cash to five sen and returns change', async () => {
      const paid = await pay(await stage.placed(), [['cash', 1854, 2000]]);
      expect(paid).toMatchObject({
        payment_status: 'paid',
        balance: 0,
        totals: { total: 1854, rounding: 1, due: 1855, captured: 1855 },
      });
      expect(paid.payments).toMatchObject([
        { kind: 'cash', amount: 1855, tendered: 2000, change: 145, rounding: 1 },
      ]);
    });

    test('takes cards without rounding', async () => {
      const paid = await pay(await stage.placed(), [['card', 1854]]);
      expect(paid.totals).toMatchObject({ rounding: 0, captured: 1854, balance: 0 });
    });

    test('applies several tenders one after the other to the balance', async () => {
      const order = await stage.placed();
      const part = await pay(order, [['e_wallet', 1000]]);
      expect(part).toMatchObject({ payment_status: 'partially_paid', balance: 854 });
      const paid = await pay(part, [
        ['card', 500],
        ['cash', 354],
      ]);
      expect(paid).toMatchObject({ payment_status: 'paid', balance: 0, totals: { rounding: 1 } });
      expect(paid.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['e_wallet', 1000],
        ['card', 500],
        ['cash', 355],
      ]);
    });

    test('refuses more than the balance', async () => {
      const order = await stage.placed();
      expect(await refused(pay(order, [['card', 1855]]))).toMatchObject({
        code: 'amountTooHigh',
        status: 422,
      });
      const both = [
        ['card', 1000],
        ['cash', 1000],
      ] as const;
      expect(await refused(pay(order, both))).toMatchObject({ code: 'amountTooHigh' });
      expect((await stage.now(order)).payments).toEqual([]);
      const paid = await pay(order, [['card', 1854]]);
      expect(await refused(pay(paid, [['cash', 5]]))).toMatchObject({ code: 'amountTooHigh' });
    });

    test('refuses invalid tenders with the name of the field', async () => {
      const order = await stage.placed();
      const card = await refused(pay(order, [['card', 1000, 2000]]));
      expect(card.matter.fields).toHaveProperty(['tenders.0.tendered']);
      const cash = await refused(pay(order, [['cash', 1854, 1000]]));
      expect(cash.matter.fields).toHaveProperty(['tenders.0.tendered']);
      const tenders = [{ payment_option_id: 1, amount: 100 }];
      const body = { paid: true as const, ...on(order), tenders };
      const unknown = await refused(stage.as('cashier', togglePaymentStatus, { body }));
      expect(unknown).toMatchObject({ code: 'invalid', status: 422 });
      expect(unknown.matter.fields).toHaveProperty(['tenders.0.payment_option_id']);
    });

    test('runs once for a repeated idempotency key', async () => {
      const order = await stage.placed();
      const { id: payment_option_id } = await stage.option('cash');
      const tenders = [{ payment_option_id, amount: 500 }];
      const body = { paid: true as const, ...on(order), tenders };
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await stage.as('cashier', togglePaymentStatus, { body }, options);
      expect(await stage.as('cashier', togglePaymentStatus, { body }, options)).toEqual(first);
      expect((await stage.now(order)).totals.captured).toBe(500);
    });

    test('requires permission, the current version and an order with a balance', async () => {
      const order = await stage.placed();
      for (const username of ['waiter', 'kitchen', 'admin'])
        expect(await refused(pay(order, [['cash', 100]], username))).toMatchObject({
          code: 'forbidden',
        });
      const later = await stage.moved(order, 'accepted');
      expect(await refused(pay(order, [['cash', 100]]))).toMatchObject({ code: 'conflict' });
      const gone = await stage.moved(await stage.placed(), 'accepted');
      const body = { ...on(gone), reason: 'Rung up twice' };
      const voided = await stage.as('merchant', voidOrder, { body });
      expect(await refused(pay(voided, [['cash', 100]]))).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(pay({ id: 1, version: 0 }, [['cash', 100]]))).toMatchObject({
        code: 'notFound',
      });
      expect((await pay(later, [['cash', 100]])).balance).toBe(1754);
    });
  });

  describe('reversing a payment', () => {
    test('makes the amount due again, and reopens an order that it had completed', async () => {
      const served = await stage.moved(await stage.placed(), 'accepted', 'ready', 'served');
      const done = await pay(served, [['cash', 1854]]);
      expect(done.status).toBe('completed');
      const open = await reverse(done);
      expect(open).toMatchObject({ status: 'served', payment_status: 'unpaid', balance: 1854 });
      expect(open.payments).toMatchObject([{ state: 'reversed' }]);
      expect(await refused(reverse(open))).toMatchObject({ code: 'invalid' });
    });

    test('is refused for online payments', async () => {
      const paid = await pay(await stage.placed(), [['e_wallet', 1854]]);
      expect(await refused(reverse(paid))).toMatchObject({ code: 'notAllowedNow' });
    });

    test('requires the owner, or the owner’s PIN for the full amount', async () => {
      const paid = await pay(await stage.placed(), [['card', 1854]]);
      expect(await refused(reverse(paid, 'cashier'))).toMatchObject({ code: 'forbidden' });
      const request = {
        capability: 'payment.reverse' as const,
        object_id: paid.id,
        version: paid.version,
      };
      expect(await refused(reverse(paid, 'supervisor'))).toMatchObject({
        code: 'approvalRequired',
        matter: { details: { ...request, amount: 1854 } },
      });
      const less = await stage.approval('supervisor', '8264', { ...request, amount: 1853 });
      expect(await refused(reverse(paid, 'supervisor', less))).toMatchObject({
        code: 'approvalRequired',
      });
      const enough = await stage.approval('supervisor', '8264', { ...request, amount: 1854 });
      expect((await reverse(paid, 'supervisor', enough)).balance).toBe(1854);
    });
  });
}
