import { describe, expect, test } from 'vitest';
import { editSetting, type TaxClass } from '@servery/api';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf, saveSetting, settingsNow, type Edit } from './settings.ts';

const sst = (rate: number): TaxClass & { name: string } => ({
  code: 'SST',
  name: 'Service tax',
  rate,
  is_inclusive: false,
});
const newYear = '2027-01-01 00:00';

/** The service charge, the taxes and the trading day, now and from an instant. */
export function settingsMoney(stage: Stage): void {
  const owner = 'merchant.bangsar';
  type Charge = Edit<'service_charge'>;
  const charge = (edit: Partial<Charge>) =>
    saveSetting(
      stage,
      { type: 'service_charge', rate: 1000, is_taxed: false, methods: ['dine_in'], ...edit },
      owner,
    );
  const taxes = (tax_classes: TaxClass[], from: string | null = null) =>
    saveSetting(stage, { type: 'tax_classes', tax_classes, from }, owner);
  const prefixes = { dine_in: 'D', pickup: 'P', delivery: 'L' };
  const trading = (edit: Partial<Edit<'trading'>>) =>
    saveSetting(
      stage,
      {
        type: 'trading',
        day_start: '04:00',
        order_prefixes: prefixes,
        from: '2026-11-21',
        ...edit,
      },
      owner,
    );
  const cancel = async (change_id: number) => {
    const { versions, scheduled } = await settingsNow(stage, owner);
    const { section } = scheduled.find(({ id }) => id === change_id)!;
    const body = { type: 'cancel_change' as const, version: versions[section], change_id };
    return stage.as(owner, editSetting, { body });
  };
  const cancelAll = async () => {
    const { scheduled } = await settingsNow(stage, owner);
    for (const { id } of scheduled) await cancel(id);
  };

  describe('service charge', () => {
    test('can be changed', async () => {
      const edit = { rate: 500, methods: ['pickup', 'dine_in'] as const, min_party: 6 };
      expect(await charge({ ...edit, methods: [...edit.methods] })).toMatchObject({
        versions: { service_charge: 1 },
        service_charge: { ...edit, is_taxed: false },
      });
      await charge({});
    });

    test('is 0 to 20 %, for parties of up to 50', async () => {
      for (const [edit, field] of [
        [{ rate: 2001 }, 'rate'],
        [{ rate: -1 }, 'rate'],
        [{ rate: 9.5 }, 'rate'],
        [{ min_party: 51 }, 'min_party'],
      ] as const)
        expect((await refusedFieldsOf(charge(edit))).map(([path]) => path)).toEqual([field]);
    });

    test('can change from an instant, until then it stays', async () => {
      const saved = await charge({ rate: 0, methods: [], from: newYear });
      expect(saved).toMatchObject({
        service_charge: { rate: 1000 },
        scheduled: [
          {
            section: 'service_charge',
            from: '2026-12-31T16:00:00.000Z',
            service_charge: { rate: 0, methods: [] },
          },
        ],
      });
      const again = await charge({ rate: 800, from: newYear });
      expect(again.scheduled).toMatchObject([{ service_charge: { rate: 800 } }]);
      expect(await cancel(again.scheduled[0]!.id)).toMatchObject({ scheduled: [] });
    });

    test('refuses an instant in the past or after two years', async () => {
      expect(await refusedFieldsOf(charge({ rate: 1, from: '2026-11-20 13:30' }))).toEqual([
        ['from', 'past'],
      ]);
      expect(await refusedFieldsOf(charge({ rate: 1, from: '2029-01-01 00:00' }))).toEqual([
        ['from', 'late'],
      ]);
    });
  });

  describe('taxes', () => {
    test('can change from an instant', async () => {
      await taxes([sst(600)]);
      const saved = await taxes([sst(800)], newYear);
      expect(saved).toMatchObject({
        tax_classes: [{ code: 'SST', rate: 600 }],
        scheduled: [{ section: 'tax_classes', tax_classes: [{ code: 'SST', rate: 800 }] }],
      });
      await cancelAll();
    });

    test('keep the classes that dishes have, and every class of a scheduled list', async () => {
      const beer = { code: 'BEER', name: '', rate: 800, is_inclusive: false };
      expect(await refusedFieldsOf(taxes([beer]))).toEqual([['tax_classes', 'in_use']]);
      expect(await refusedFieldsOf(taxes([sst(600), sst(800)]))).toEqual([
        ['tax_classes.1.code', 'taken'],
      ]);
      await taxes([sst(800)], newYear);
      expect(await refusedFieldsOf(taxes([sst(600), beer]))).toEqual([
        ['tax_classes', 'scheduled'],
      ]);
      await cancelAll();
      expect((await taxes([sst(600), beer])).tax_classes).toHaveLength(2);
      await taxes([sst(600)]);
    });

    test('refuse an edit and a cancellation of an outdated version', async () => {
      const { versions, merchant_id } = await settingsNow(stage, owner);
      const { scheduled } = await taxes([sst(800)], newYear);
      const version = versions.tax_classes;
      for (const body of [
        { type: 'tax_classes' as const, version, tax_classes: [sst(700)] },
        { type: 'cancel_change' as const, version, change_id: scheduled[0]!.id },
      ])
        expect(await refused(stage.as(owner, editSetting, { body }))).toMatchObject({
          code: 'conflict',
          matter: { current: { merchant_id, scheduled } },
        });
      await cancelAll();
      const gone = { type: 'cancel_change' as const, version, change_id: scheduled[0]!.id };
      expect(await refused(stage.as(owner, editSetting, { body: gone }))).toMatchObject({
        code: 'notFound',
      });
    });
  });

  describe('trading day', () => {
    test('changes with the start of a later date', async () => {
      const order_prefixes = { ...prefixes, pickup: 'TA' };
      const saved = await trading({ day_start: '06:00', order_prefixes });
      expect(saved).toMatchObject({
        trading: { day_start: '04:00' },
        scheduled: [
          {
            section: 'trading',
            from: '2026-11-20T16:00:00.000Z',
            trading: { day_start: '06:00', order_prefixes },
          },
        ],
      });
      await cancelAll();
    });

    test('refuses today, an afternoon and other letters', async () => {
      for (const [edit, field] of [
        [{ from: '2026-11-20' }, 'from'],
        [{ day_start: '12:00' }, 'day_start'],
        [{ order_prefixes: { ...prefixes, pickup: 'p' } }, 'order_prefixes.pickup'],
        [{ order_prefixes: { ...prefixes, pickup: 'ABCD' } }, 'order_prefixes.pickup'],
      ] as const)
        expect((await refusedFieldsOf(trading(edit))).map(([path]) => path)).toEqual([field]);
    });
  });
}
