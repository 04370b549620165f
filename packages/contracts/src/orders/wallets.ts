import {
  cancelOrder,
  combineOrders,
  completeRefund,
  togglePaymentStatus,
  updateOrderOwner,
  type Order,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '@servery/sample';
import { merchants } from '@servery/domain/fixtures';
import { on, refused, type Stage } from '../Stage.ts';

const members = merchants[0]?.members.filter(({ is_active }) => is_active) ?? [];

/** Returns the `at`-th member whose wallet starts with this balance. */
const memberWith = (balance: number, at: number): number => {
  const found = members.filter(({ id }) => balanceOf(id) === balance)[at];
  if (!found) throw new Error(`No member has ${balance}.`);
  return found.id;
};

/** Paying from a member's wallet. */
export function wallets(stage: Stage): void {
  const pay = async (order: Order, amounts: readonly number[]) => {
    const { id: payment_option_id } = await stage.option('wallet');
    const tenders = amounts.map((amount) => ({ payment_option_id, amount }));
    const body = { paid: true as const, ...on(order), tenders };
    return stage.as('cashier', togglePaymentStatus, { body });
  };
  const reverse = (order: Order) => {
    const payment_id = order.payments.findLast(({ state }) => state === 'captured')?.id ?? 1;
    const body = { paid: false as const, ...on(order), payment_id, reason: 'Wrong member' };
    return stage.as('merchant', togglePaymentStatus, { body });
  };
  const placedFor = (member_id: number | null) => stage.placed({ member_id });
  const tooLow = (balance: number) => ({
    code: 'balanceTooLow',
    status: 422,
    matter: { details: { balance } },
  });

  describe('paying from a wallet', () => {
    test('takes at most its balance over all orders of a member', async () => {
      const member_id = memberWith(5_000, 0);
      for (let i = 0; i < 2; i++) {
        const paid = await pay(await placedFor(member_id), [1_854]);
        expect(paid).toMatchObject({ payment_status: 'paid', balance: 0 });
      }
      const order = await placedFor(member_id);
      expect(await refused(pay(order, [1_293]))).toMatchObject(tooLow(1_292));
      expect(await pay(order, [1_292])).toMatchObject({ balance: 562 });
      expect(await refused(pay(await placedFor(member_id), [1]))).toMatchObject(tooLow(0));
    });

    test('takes all tenders of a request or none', async () => {
      const member_id = memberWith(2_500, 0);
      const order = await placedFor(member_id);
      const first = await pay(order, [1_800]);
      expect(await refused(pay(await placedFor(member_id), [500, 201]))).toMatchObject(tooLow(200));
      const next = await pay(await placedFor(member_id), [500, 200]);
      expect(next).toMatchObject({ payment_status: 'partially_paid', balance: 1_154 });
      expect((await stage.now(first)).totals.captured).toBe(1_800);
    });

    test('returns a reversed payment once, to the member who paid', async () => {
      const [payer, other] = [memberWith(2_500, 1), memberWith(0, 0)];
      const paid = await pay(await placedFor(payer), [1_000]);
      const body = { ...on(paid), member_id: other };
      const moved = await stage.as('merchant', updateOrderOwner, { body });
      const back = await reverse(moved);
      expect(back).toMatchObject({ payment_status: 'unpaid', payments: [{ state: 'reversed' }] });
      expect(await refused(reverse(back))).toMatchObject({ code: 'invalid' });
      expect(await refused(pay(back, [1]))).toMatchObject(tooLow(0));
      expect((await pay(await placedFor(payer), [1_854])).balance).toBe(0);
      expect(await refused(pay(await placedFor(payer), [1_000]))).toMatchObject(tooLow(646));
    });

    test('is refunded once to the member who paid, separately from other payments', async () => {
      const [payer, other] = [memberWith(2_500, 2), memberWith(0, 2)];
      const wallet = await pay(await placedFor(payer), [1_000]);
      const paid = await stage.paid(wallet, 'card');
      const moved = await stage.as('merchant', updateOrderOwner, {
        body: { ...on(paid), member_id: other },
      });
      let order = await stage.as('merchant', cancelOrder, {
        body: { ...on(moved), reason: 'Rung up twice' },
      });
      expect(order.refunds).toMatchObject([{ amount: 854 }, { amount: 1_000 }]);
      for (const { id: refund_id } of order.refunds)
        order = await stage.as('merchant', completeRefund, { body: { ...on(order), refund_id } });
      expect(order).toMatchObject({ list: 'completed', payment_status: 'refunded' });
      expect((await pay(await placedFor(payer), [1_854])).balance).toBe(0);
      expect(await refused(pay(await placedFor(payer), [1_000]))).toMatchObject(tooLow(646));
      expect(await refused(pay(await placedFor(other), [1]))).toMatchObject(tooLow(0));
    });

    test('accepts refunds of other tenders as credit, for members only', async () => {
      const member_id = memberWith(0, 3);
      const cancelled = async (member: number | null) => {
        const order = await stage.paid(await placedFor(member), 'card');
        return stage.as('merchant', cancelOrder, { body: { ...on(order), reason: 'Too late' } });
      };
      const credited = async (order: Order) =>
        stage.as('merchant', completeRefund, {
          body: { ...on(order), refund_id: order.refunds[0]!.id, tender: 'wallet' },
        });
      expect(await refused(credited(await cancelled(null)))).toMatchObject({
        code: 'invalid',
        matter: { fields: { tender: { code: 'needs_member' } } },
      });
      const done = await credited(await cancelled(member_id));
      expect(done.refunds).toMatchObject([{ state: 'completed', tender: 'wallet' }]);
      expect((await pay(await placedFor(member_id), [1_854])).balance).toBe(0);
    });

    test('is unaffected by combining orders', async () => {
      const member_id = memberWith(5_000, 1);
      const source = await pay(await placedFor(member_id), [1_500]);
      const target = await stage.placed();
      const orders = [target, source].map(on);
      const combined = await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders },
      });
      expect(combined.order.totals.captured).toBe(1_500);
      const order = await stage.now(target);
      expect(await reverse(order)).toMatchObject({ payment_status: 'unpaid' });
      const all = await placedFor(member_id);
      expect((await pay(all, [1_854])).balance).toBe(0);
    });

    test('requires a member and a sufficient balance', async () => {
      const nobody = await refused(pay(await placedFor(null), [1]));
      expect(nobody).toMatchObject({ code: 'invalid', status: 422 });
      expect(nobody.matter.fields).toHaveProperty(['tenders.0.payment_option_id']);
      const poor = await placedFor(memberWith(0, 1));
      expect(await refused(pay(poor, [1]))).toMatchObject(tooLow(0));
      expect((await stage.now(poor)).payments).toEqual([]);
    });
  });
}
