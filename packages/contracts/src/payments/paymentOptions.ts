import { createPaymentOption, listAllPaymentOptions, orderMethods } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused } from '../Stage.ts';
import type { PaymentsStage } from './PaymentsStage.ts';

/** Payment options: their list, and what can be changed about them. */
export function paymentOptions(payments: PaymentsStage): void {
  const { stage } = payments;

  listLaws(stage, {
    name: 'all payment options',
    list: listAllPaymentOptions,
    username: 'merchant',
    query: {},
    search: 'ca',
    textOf: ({ name }: { name: string }) => name,
  });

  describe('payment option', () => {
    test('is listed with its settings, in the merchant’s order', async () => {
      const options = await payments.all();
      expect(options.map(({ place }) => place)).toEqual(options.map((_, i) => i + 1));
      expect(options.find(({ name }) => name === 'Card terminal')).toMatchObject({
        merchant_id: 101,
        version: 1,
        kind: 'card',
        channel: 'offline',
        is_active: true,
        methods: orderMethods,
        fee_rate: 80,
        fee_fixed: 0,
        account_code: '1020',
        is_used: true,
      });
      const query = { status: 'inactive' as const };
      const inactive = await stage.as('merchant', listAllPaymentOptions, { query });
      expect(inactive.aaData.map(({ name }) => name)).toEqual(['Meal voucher']);
    });

    test('can be created, edited, deactivated, activated and deleted', async () => {
      const count = (await payments.all()).length;
      const made = await payments.create({
        name: '  Touch ’n Go ',
        kind: 'e_wallet',
        is_online: true,
        methods: ['delivery', 'pickup'],
        fee_rate: 150,
        fee_fixed: 20,
        account_code: '1031',
      });
      expect(made).toMatchObject({
        version: 1,
        name: 'Touch ’n Go',
        channel: 'online',
        is_active: true,
        methods: ['pickup', 'delivery'],
        fee_rate: 150,
        fee_fixed: 20,
        account_code: '1031',
        place: count + 1,
        is_used: false,
      });
      const edited = await payments.edit(made, { name: 'TNG', kind: 'e_wallet' });
      expect(edited).toMatchObject({
        version: 2,
        name: 'TNG',
        channel: 'offline',
        is_active: true,
        methods: orderMethods,
        fee_rate: 0,
      });
      const off = await payments.patch(edited, { is_active: false });
      expect(off).toMatchObject({ version: 3, is_active: false });
      expect(await payments.edit(off, { name: 'TNG 2', kind: 'card' })).toMatchObject({
        version: 4,
        is_active: false,
      });
      const on = await payments.patch({ ...off, version: 4 }, { is_active: true });
      expect(on).toMatchObject({ version: 5, is_active: true });
      expect(await payments.patch(on, { is_active: true })).toMatchObject({ version: 5 });
      expect(await refused(payments.remove(off))).toMatchObject({ code: 'conflict', status: 409 });
      expect(await payments.remove(on)).toEqual({ id: made.id });
      expect(await refused(payments.remove(on))).toMatchObject({ code: 'notFound' });
      expect(await payments.all()).toHaveLength(count);
    });

    test('needs a unique name of 2 to 40 characters, a method and a fee of up to 10 %', async () => {
      expect(await payments.fieldOf(payments.create({ name: ' cARD terminal ' }))).toEqual([
        ['name', 'taken'],
      ]);
      for (const [body, field] of [
        [{ name: 'C' }, 'name'],
        [{ name: 'C'.repeat(41) }, 'name'],
        [{ name: 'No method', methods: [] }, 'methods'],
        [{ name: 'Twice', methods: ['pickup', 'pickup'] }, 'methods'],
        [{ name: 'Dear', fee_rate: 1001 }, 'fee_rate'],
        [{ name: 'Negative', fee_fixed: -1 }, 'fee_fixed'],
        [{ name: 'Long code', account_code: '1'.repeat(21) }, 'account_code'],
        [{ name: 'Online cash', kind: 'cash', is_online: true }, 'is_online'],
        [{ name: 'Online voucher', kind: 'voucher', is_online: true }, 'is_online'],
        [{ name: 'Tipped voucher', kind: 'voucher', tip_rates: [500] }, 'tip_rates'],
      ] as const)
        expect(
          await payments.fieldOf(
            payments.create({
              ...body,
              methods: 'methods' in body ? [...body.methods] : undefined,
              tip_rates: 'tip_rates' in body ? [...body.tip_rates] : undefined,
            }),
          ),
        ).toEqual([[field, expect.any(String)]]);
    });

    test('refuses an edit of an outdated version, and returns the current option', async () => {
      const { id, version } = await payments.named('Bank transfer');
      const edit = payments.edit({ id, version: version + 1 }, { name: 'Bank', kind: 'bank' });
      expect(await refused(edit)).toMatchObject({
        code: 'conflict',
        matter: { current: { id, name: 'Bank transfer', version } },
      });
    });

    test('is created once for a repeated idempotency key', async () => {
      const body = { name: 'Only once', kind: 'other' as const };
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () => stage.as('merchant', createPaymentOption, { body }, options);
      const first = await once();
      expect(await once()).toEqual(first);
      await payments.remove(first);
    });

    test('moves to another place, and keeps the versions of the others', async () => {
      const before = await payments.all();
      const names = before.map(({ name }) => name);
      const last = before.at(-1)!;
      expect(await payments.patch(last, { place: 2 })).toMatchObject({
        place: 2,
        version: last.version + 1,
      });
      const moved = await payments.all();
      expect(moved.map(({ name }) => name)).toEqual([
        names[0],
        names.at(-1),
        ...names.slice(1, -1),
      ]);
      expect(moved.map(({ place }) => place)).toEqual(moved.map((_, i) => i + 1));
      expect(moved.slice(2).map(({ version }) => version)).toEqual(
        before.slice(1, -1).map(({ version }) => version),
      );
      await payments.patch({ ...last, version: last.version + 1 }, { place: 99 });
      expect((await payments.all()).map(({ name }) => name)).toEqual(names);
    });
  });
}
