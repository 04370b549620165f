import { orderMethods } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { PaymentsStage } from './PaymentsStage.ts';

/** The effect of payment options on the till and on payments. */
export function paymentOffers(payments: PaymentsStage): void {
  const offered = async (method?: (typeof orderMethods)[number]) =>
    (await payments.till.offered(method)).map(({ name }) => name);

  describe('the till', () => {
    test('offers exactly the active options of a method, in the merchant’s order', async () => {
      const made = await payments.create({ name: 'Counter QR', methods: ['dine_in', 'pickup'] });
      for (const method of orderMethods) {
        const options = await payments.all();
        expect(await offered(method)).toEqual(
          options
            .filter(({ is_active, methods }) => is_active && methods.includes(method))
            .map(({ name }) => name),
        );
      }
      expect(await offered('delivery')).not.toContain('Counter QR');
      expect(await offered('pickup')).toContain('Counter QR');
      expect(await offered()).toContain('Counter QR');
      expect(await offered()).not.toContain('Meal voucher');
      const off = await payments.patch(made, { is_active: false });
      expect(await offered('pickup')).not.toContain('Counter QR');
      await payments.remove(off);
    });

    test('takes no payment with an option that is inactive or for other methods', async () => {
      const made = await payments.create({ name: 'Table QR', methods: ['dine_in'] });
      const refusal = { fields: { 'tenders.0.payment_option_id': { code: 'not_offered' } } };
      expect(await refused(payments.till.pay(made.id))).toMatchObject({ matter: refusal });
      const edited = await payments.edit(made, { name: 'Table QR', kind: 'card' });
      const off = await payments.patch(edited, { is_active: false });
      expect(await refused(payments.till.pay(made.id))).toMatchObject({ matter: refusal });
      await payments.remove(off);
    });

    test('keeps the name, kind and fee of a payment when its option is edited', async () => {
      const made = await payments.create({ name: 'Old name', fee_rate: 80, fee_fixed: 30 });
      const { id, payments: taken } = await payments.till.pay(made.id);
      const [payment] = taken;
      const fee = Math.round((payment!.amount * 80) / 10_000) + 30;
      expect(payment).toMatchObject({ name: 'Old name', kind: 'card', channel: 'offline', fee });
      await payments.edit(made, { name: 'New name', kind: 'bank', fee_rate: 500 });
      expect((await payments.till.order(id)).payments).toEqual(taken);
    });

    test('fixes the channel of an option, and keeps it, once it has payments', async () => {
      const made = await payments.create({ name: 'Paid with' });
      await payments.till.pay(made.id);
      const used = await payments.named('Paid with');
      expect(used.is_used).toBe(true);
      const input = { name: 'Paid with', kind: 'card' as const };
      expect(await payments.fieldOf(payments.edit(used, { ...input, is_online: true }))).toEqual([
        ['is_online', 'paid_with'],
      ]);
      expect(await payments.fieldOf(payments.edit(used, { ...input, kind: 'wallet' }))).toEqual([
        ['kind', 'paid_with'],
      ]);
      expect(await refused(payments.remove(used))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'paid_with' } },
      });
      expect(await payments.patch(used, { is_active: false })).toMatchObject({ is_active: false });
    });

    test('keeps one active option for each order method', async () => {
      const active = (await payments.all()).filter(({ is_active }) => is_active);
      const [only, ...others] = active;
      for (const option of others) await payments.patch(option, { is_active: false });
      const current = await payments.named(only!.name);
      const why = { why: 'last_option', methods: orderMethods };
      expect(await refused(payments.patch(current, { is_active: false }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: why },
      });
      const { name, kind } = current;
      const narrowed = payments.edit(current, { name, kind, methods: ['pickup'] });
      expect(await payments.fieldOf(narrowed)).toEqual([['methods', 'last_option']]);
      const off = payments.edit(current, { name, kind, is_active: false });
      expect(await payments.fieldOf(off)).toEqual([['is_active', 'last_option']]);
      expect(await offered('delivery')).toEqual([name]);
      for (const { name: other } of others)
        await payments.patch(await payments.named(other), { is_active: true });
    });
  });
}
