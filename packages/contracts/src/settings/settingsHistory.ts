import { describe, expect, test } from 'vitest';
import { editSetting, getSettings, listSettingChanges, type Input } from '@servery/api';
import { contractNow } from '../host.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { saveOpening, saveSetting, settingsNow, type Edit } from './settings.ts';

/** The history of changes. */
export function settingsHistory(stage: Stage): void {
  const owner = 'merchant';
  const history = (query: Input<typeof listSettingChanges>['query'] = {}) =>
    stage.as(owner, listSettingChanges, { query });

  outletCases(stage, [[getSettings, { type: 'store' }], [listSettingChanges]]);

  describe('history of settings', () => {
    test('has who changed what and when, the newest first', async () => {
      const { total } = await history();
      const charge = (rate: number): Edit<'service_charge'> => ({
        type: 'service_charge',
        rate,
        is_taxed: true,
        methods: ['dine_in'],
      });
      await saveSetting(stage, charge(900), owner);
      await saveSetting(stage, charge(1000), owner);
      const by = (await history()).aaData[0]!.by;
      const at = contractNow.toISOString();
      const entry = { section: 'service_charge', from: null, is_cancelled: false };
      expect(await history({ length: 2 })).toMatchObject({
        total: total + 2,
        aaData: [
          { ...entry, changes: [{ field: 'rate', before: 900, after: 1000 }] },
          { ...entry, changes: [{ field: 'rate', before: 1000, after: 900 }] },
        ],
      });
      const [last] = (await history()).aaData;
      expect(Date.parse(last!.at)).toBeGreaterThanOrEqual(Date.parse(at));
      expect(by).not.toBe('');
    });

    test('has the scheduled and the cancelled changes', async () => {
      const { tax_classes } = await settingsNow(stage, owner);
      // Other cases can have moved the clock beyond a change of their own.
      const before = tax_classes[0]!.rate;
      const after = before + 200;
      const later = tax_classes.map((tax) => ({ ...tax, rate: after }));
      const { scheduled, versions } = await saveSetting(
        stage,
        { type: 'tax_classes', tax_classes: later, from: '2028-01-01 00:00' },
        owner,
      );
      const planned = { section: 'tax_classes', from: '2027-12-31T16:00:00.000Z' };
      const change_id = scheduled.find(({ from }) => from === planned.from)!.id;
      const version = versions.tax_classes;
      await stage.as(owner, editSetting, {
        body: { type: 'cancel_change', version, change_id },
      });
      expect((await history({ section: 'tax_classes', length: 2 })).aaData).toMatchObject([
        {
          ...planned,
          is_cancelled: true,
          changes: [{ field: 'tax.SST.rate', before: after, after: before }],
        },
        {
          ...planned,
          is_cancelled: false,
          changes: [{ field: 'tax.SST.rate', before, after }],
        },
      ]);
    });

    test('can be limited to a section, and has pages', async () => {
      await saveOpening(stage, { is_open: false }, owner);
      await saveOpening(stage, { is_open: true }, owner);
      const holidays = [{ date: '2026-12-25', name: 'Christmas', hours: [] }];
      await saveSetting(stage, { type: 'hours', hours: [], holidays }, owner);
      await saveSetting(stage, { type: 'hours', hours: [], holidays: [] }, owner);
      const only = await history({ section: 'state' });
      expect(only.total).toBe(only.aaData.length);
      expect(new Set(only.aaData.map(({ section }) => section))).toEqual(new Set(['state']));
      const all = (await history({ length: 100 })).aaData;
      expect((await history({ start: 1, length: 2 })).aaData).toEqual(all.slice(1, 3));
      expect((await history({ start: all.length })).aaData).toEqual([]);
    });

    test('belongs to one merchant', async () => {
      const foreign = stage.as(owner, listSettingChanges, { query: { id: 102 } });
      expect(await refused(foreign)).toMatchObject({ code: 'forbidden' });
      const unknown = stage.as('admin', listSettingChanges, { query: { id: 999 } });
      expect(await refused(unknown)).toMatchObject({ code: 'notFound' });
    });
  });
}
