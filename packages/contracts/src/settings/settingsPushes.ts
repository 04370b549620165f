import { editSetting, pushSetting } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupOwner } from '../menu/PriceStage.ts';
import { refused, type Stage } from '../Stage.ts';
import { settingPushStage } from './settingPushStage.ts';

const hour = 60 * 60 * 1000;
const by = 'Kamaruddin Yusof';
const section = 'service_charge';

/** Settings that are pushed to the outlets of a group. */
export function settingsPushes(stage: Stage): void {
  const { read, preview, push, undo, list, charge } = settingPushStage(stage);
  const chargesOf = (...ids: number[]) =>
    Promise.all(ids.map(async (id) => (await read(id)).service_charge.rate));
  const locksOf = (...ids: number[]) =>
    Promise.all(ids.map(async (id) => (await read(id)).locks[section]?.by ?? null));
  const versionOf = async (id: number) => (await read(id)).versions[section];
  const why = (reason: string, more: object = {}) => ({
    code: 'notAllowedNow',
    status: 422,
    matter: { details: { why: reason, ...more } },
  });

  describe('a push of settings', () => {
    beforeAll(() => stage.host.reset());

    test('is previewed with what changes at each outlet', async () => {
      await charge(101, { rate: 800 });
      const { outlets, ...source } = await preview(section);
      expect(source).toMatchObject({
        merchant: { id: 101, name: 'Seri Melati Chow Kit' },
        section,
        version: await versionOf(101),
        has_scheduled: false,
      });
      expect(outlets.map(({ merchant }) => merchant.id)).toEqual([102, 103, 104]);
      expect(outlets[0]).toMatchObject({
        merchant: { name: 'Seri Melati Bangsar' },
        version: await versionOf(102),
        lock: null,
        changes: [
          { field: 'rate', before: 1000, after: 800 },
          { field: 'is_taxed', before: false, after: true },
        ],
        obstacle: null,
      });
    });

    test('locks outlets once, and is undone with their values from before', async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const before = await Promise.all([102, 103].map(read));
      const body = {
        merchant_id: 101,
        section,
        mode: 'locked',
        version: await versionOf(101),
        outlets: [
          { merchant_id: 103, version: await versionOf(103) },
          { merchant_id: 102, version: await versionOf(102) },
        ],
      } as const;
      const send = () =>
        stage.as(
          groupOwner,
          pushSetting,
          { body: { ...body, outlets: [...body.outlets] } },
          options,
        );
      const made = await send();
      expect(made).toMatchObject({
        merchant_id: 101,
        section,
        mode: 'locked',
        outlets: 2,
        by,
        can_undo: true,
        undone_at: null,
      });
      expect(Date.parse(made.undo_until) - Date.parse(made.at)).toBe(24 * hour);
      expect(await chargesOf(101, 102, 103, 104)).toEqual([800, 800, 800, 1000]);
      expect(await locksOf(101, 102, 103, 104)).toEqual([null, by, by, null]);

      expect(await send()).toEqual(made);
      expect(await refused(push(section, 'locked', [102, 103]))).toMatchObject(
        why('same_settings'),
      );
      expect(await versionOf(102)).toBe(before[0]!.versions.service_charge + 1);
      expect(await list(103, section)).toEqual([made]);
      expect(await list(104)).toEqual([]);

      expect(await undo(made.id)).toMatchObject({ restored: 2, kept: [], can_undo: false });
      const after = await Promise.all([102, 103].map(read));
      const sides = [before, after].map((side) =>
        side.map(({ service_charge, locks }) => ({ service_charge, locks })),
      );
      expect(sides[1]).toEqual(sides[0]);
      expect(await refused(undo(made.id))).toMatchObject(why('undone'));
      expect((await list(101))[0]).toMatchObject({ undone_by: by });
    });

    test('is listed page by page, the newest first', async () => {
      const earlier = await push(section, 'locked', [102]);
      await undo(earlier.id);
      const later = await push(section, 'locked', [103]);
      await undo(later.id);
      const page = async (start: number) =>
        (await list(101, section, { start, length: 1 })).map(({ id }) => id);
      expect([await page(0), await page(1)]).toEqual([[later.id], [earlier.id]]);
    });

    test('makes a locked section read-only for everyone, with who locked it', async () => {
      const { id, at } = await push(section, 'locked', [102]);
      for (const username of [groupOwner, 'admin', 'merchant.bangsar'])
        expect(await refused(charge(102, { rate: 500 }, username))).toMatchObject(
          why('group_lock', { section, by, at }),
        );
      expect(await chargesOf(102)).toEqual([800]);
      const { versions } = await read(102);
      const body = { type: 'hours' as const, id: 102, version: versions.hours };
      await stage.as('merchant.bangsar', editSetting, {
        body: { ...body, hours: [], holidays: [] },
      });
      await undo(id);
      expect((await charge(102, { rate: 1000 }, 'merchant.bangsar')).locks).toEqual({});
    });

    test('unlocks as a default, or without changing a value', async () => {
      await push(section, 'locked', [102, 103]);
      await charge(101, { rate: 700 });
      await push(section, 'default', [102]);
      expect(await locksOf(102, 103)).toEqual([null, by]);
      await charge(102, { rate: 600 }, 'merchant.bangsar');
      expect(await refused(push(section, 'free', [102]))).toMatchObject(why('same_settings'));
      const freed = await push(section, 'free', [103]);
      expect(await locksOf(103)).toEqual([null]);
      expect(await chargesOf(101, 102, 103)).toEqual([700, 600, 800]);
      await undo(freed.id);
      expect(await locksOf(103)).toEqual([by]);
      const { outlets } = await preview(section, groupOwner, 103);
      expect(outlets[0]).toMatchObject({ merchant: { id: 103 }, lock: { by }, changes: [] });
      await push(section, 'free', [103], { merchant_id: 103 });
      expect(await locksOf(103)).toEqual([null]);
    });

    test('keeps outlets that have changed since when it is undone, and names them', async () => {
      const made = await push(section, 'default', [102, 103]);
      await charge(102, { rate: 400 }, 'merchant.bangsar');
      expect(await undo(made.id)).toMatchObject({
        restored: 1,
        kept: [{ id: 102, name: 'Seri Melati Bangsar' }],
      });
      expect(await chargesOf(102, 103)).toEqual([400, 800]);
    });

    test('is refused as a whole if an outlet has changed since the preview', async () => {
      const { versions } = await read(103);
      const { version } = await preview(section);
      const outlets = [
        { merchant_id: 102, version: 0 },
        { merchant_id: 103, version: versions.service_charge },
      ];
      const body = { merchant_id: 101, section, mode: 'locked', version, outlets } as const;
      const send = (more: object) =>
        stage.as(groupOwner, pushSetting, { body: { ...body, outlets, ...more } });
      for (const more of [{}, { version: version - 1 }])
        expect(await refused(send(more))).toMatchObject({ code: 'conflict', status: 409 });
      expect(await chargesOf(102, 103)).toEqual([400, 800]);
      expect(await locksOf(102, 103)).toEqual([null, null]);
    });

    test('never reverts a scheduled change, nor leaves out a tax that items use', async () => {
      const { scheduled } = await charge(104, { rate: 300, from: '2027-01-01 00:00' });
      expect((await preview(section)).outlets.at(-1)).toMatchObject({ obstacle: 'has_scheduled' });
      expect(await refused(push(section, 'default', [103, 104]))).toMatchObject(
        why('has_scheduled', { name: 'Seri Melati Kajang' }),
      );
      expect(await chargesOf(103)).toEqual([800]);
      const { versions, tax_classes } = await read(104);
      const other = { code: 'ZERO', name: 'None', rate: 0, is_inclusive: false };
      const taxes = { type: 'tax_classes', id: 104, version: versions.tax_classes } as const;
      const edit = { ...taxes, tax_classes: [...tax_classes, other] };
      await stage.as(groupOwner, editSetting, { body: edit });
      const [cancelled] = scheduled;
      await stage.as(groupOwner, editSetting, {
        body: {
          type: 'cancel_change',
          id: 104,
          version: versions.service_charge,
          change_id: cancelled!.id,
        },
      });
      // No item has the new tax, so it can be left out.
      const made = await push('tax_classes', 'locked', [104]);
      expect((await read(104)).tax_classes.map(({ code }) => code)).toEqual(['SST']);
      await undo(made.id);
      expect((await read(104)).tax_classes.map(({ code }) => code)).toEqual(['SST', 'ZERO']);
    });

    test('reaches only the outlet’s own group, for people who look after all of it', async () => {
      const outlets = [{ merchant_id: 999_999, version: 0 }];
      const { version } = await preview(section);
      const body = { merchant_id: 101, section, mode: 'default', version, outlets } as const;
      const send = (username: string, more: object = {}) =>
        stage.as(username, pushSetting, { body: { ...body, outlets, ...more } });
      const itself = { outlets: [{ merchant_id: 101, version }] };
      for (const more of [{}, itself])
        expect(await refused(send(groupOwner, more))).toMatchObject({ code: 'notFound' });
      const made = await push(section, 'default', [103]);
      for (const username of ['agent', 'merchant', 'supervisor', 'cashier'])
        for (const call of [
          () => preview(section, username),
          () => send(username, { outlets: [{ merchant_id: 102, version: 0 }] }),
          () => undo(made.id, username),
        ])
          expect(await refused(call())).toMatchObject({
            code: 'forbidden',
            matter: { details: { capability: 'merchant.push' } },
          });
      expect(await refused(undo(1))).toMatchObject({ code: 'notFound' });
    });

    test('names each outlet once, and a section that outlets share', async () => {
      const outlet = { merchant_id: 102, version: 0 };
      const body = { merchant_id: 101, section, mode: 'locked', version: 0 } as const;
      for (const [change, field] of [
        [{ outlets: [] }, 'outlets'],
        [{ outlets: [outlet, outlet] }, 'outlets'],
        [{ outlets: [outlet], section: 'payout' as typeof section }, 'section'],
      ] as const) {
        const input = { ...body, ...change, outlets: [...change.outlets] };
        const problem = await refused(stage.as(groupOwner, pushSetting, { body: input }));
        expect(problem).toMatchObject({ code: 'invalid', matter: { fields: { [field]: {} } } });
      }
    });

    test('can be undone for a day', async () => {
      await charge(101, { rate: 900 });
      const made = await push(section, 'default', [103]);
      await stage.host.advance(24 * hour);
      expect((await list(103))[0]).toMatchObject({ id: made.id, can_undo: false });
      expect(await refused(undo(made.id))).toMatchObject({ code: 'tooLate', status: 422 });
      expect(await chargesOf(103)).toEqual([900]);
    });
  });
}
