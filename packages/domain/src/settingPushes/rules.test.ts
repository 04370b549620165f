import type { Problem, StoredSettings } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextBy } from '../orders/anyOrder.ts';
import { editSetting } from '../settings/editSetting.ts';
import { copyTaxes } from '../settings/copyTaxes.ts';
import { inputOf, lockedOf, outletAt, pushTo, saved, valuesIn } from './anyGroup.ts';
import { outletState, previewSettingPush } from './preview.ts';
import { undoSettingPush } from './undoSettingPush.ts';

const { now } = contextBy('supermerchant');
const problemOf = (run: () => unknown): Problem => {
  try {
    run();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error('It was not refused.');
};
const because = (why: string) => ({ code: 'notAllowedNow', matter: { details: { why } } });
const chargeAt = (rate: number): Partial<StoredSettings> => ({
  service_charge: { rate, is_taxed: true, methods: ['dine_in'] },
});
const section = 'service_charge';
const group = [outletAt(1, chargeAt(800)), outletAt(2), outletAt(3, chargeAt(500))];
const ratesOf = (outlets: readonly { settings: StoredSettings }[]) =>
  outlets.map(({ settings }) => settings.service_charge.rate);
const locksOf = (outlets: readonly { settings: StoredSettings }[]) =>
  outlets.map(({ settings }) => settings.locks?.service_charge?.by);
const scheduled: Partial<StoredSettings> = {
  scheduled: [
    {
      id: 9,
      from: new Date(now.getTime() + 3_600_000).toISOString(),
      section,
      service_charge: { rate: 100, is_taxed: true, methods: [] },
    },
  ],
};

describe('pushing settings', () => {
  test('sets the values and locks them once, with an entry of each outlet', () => {
    const locked = lockedOf(group);
    const { changes, push } = pushTo(locked, inputOf(locked, section, 'locked', [3, 2]));
    const after = saved(locked, changes);
    expect(ratesOf(after)).toEqual([800, 800, 800]);
    expect(locksOf(after)).toEqual([undefined, 'supermerchant', 'supermerchant']);
    expect(changes[0]!.entry).toEqual({
      section,
      from: null,
      is_cancelled: false,
      changes: [
        { field: 'rate', before: 1000, after: 800 },
        { field: 'is_locked', before: false, after: true },
      ],
      did: `push settings ${push.id}`,
    });
    const again = lockedOf(after);
    const repeat = inputOf(locked, section, 'locked', [2, 3]);
    expect(problemOf(() => pushTo(again, repeat))).toMatchObject(because('same_settings'));
  });

  test('unlocks as a default, or without changing a value', () => {
    const lock = { locks: { service_charge: { by: 'Nora', at: now.toISOString() } } };
    const locked = lockedOf([outletAt(1, lock), outletAt(2, { ...lock, ...chargeAt(300) })]);
    const run = (mode: 'default' | 'free', ids: readonly number[]) =>
      saved(locked, pushTo(locked, inputOf(locked, section, mode, ids)).changes);
    expect(ratesOf(run('default', [2]))).toEqual([1000, 1000]);
    expect(ratesOf(run('free', [1, 2]))).toEqual([1000, 300]);
    for (const after of [run('default', [2]), run('free', [2])])
      expect(locksOf(after)).toEqual(['Nora', undefined]);
    expect(locksOf(run('free', [1]))).toEqual([undefined, 'Nora']);
    expect(problemOf(() => run('default', [1]))).toMatchObject({ code: 'notFound' });
  });

  test('is refused for an outlet of another group', () => {
    const locked = lockedOf(group);
    const input = inputOf(locked, section, 'free', [2]);
    const outlets = [...input.outlets, { merchant_id: 7, version: 0 }];
    expect(problemOf(() => pushTo(locked, { ...input, outlets })).code).toBe('notFound');
  });

  test('is refused if a version is outdated', () => {
    const locked = lockedOf(group);
    const input = inputOf(locked, section, 'locked', [2]);
    const outdated = { ...input, outlets: [{ merchant_id: 2, version: 5 }] };
    for (const wrong of [outdated, { ...input, version: 5 }])
      expect(problemOf(() => pushTo(locked, wrong)).code).toBe('conflict');
  });

  test('is refused where it would revert a scheduled change or leave out a tax in use', () => {
    const planned = lockedOf([outletAt(1, chargeAt(800)), outletAt(2, scheduled)]);
    const input = inputOf(planned, section, 'locked', [2]);
    expect(problemOf(() => pushTo(planned, input))).toMatchObject({
      matter: { details: { why: 'has_scheduled', name: 'Outlet 2' } },
    });
    const other = { tax_classes: [{ code: 'OLD', rate: 0, is_inclusive: false }] };
    const taxed = lockedOf([outletAt(1), outletAt(2, other)], { tax_codes: ['OLD'] });
    const taxes = inputOf(taxed, 'tax_classes', 'default', [2]);
    expect(problemOf(() => pushTo(taxed, taxes))).toMatchObject(because('lacks_tax'));
  });

  test('takes the permission to edit settings', () => {
    const locked = lockedOf(group, { by: contextBy('cashier') });
    expect(problemOf(() => pushTo(locked, inputOf(locked, section, 'locked', [2])))).toMatchObject({
      code: 'forbidden',
      matter: { details: { capability: 'setting.edit' } },
    });
  });
});

describe('a locked section', () => {
  const lock = { by: 'Nora', at: now.toISOString() };
  const locks = { hours: lock, service_charge: lock, tax_classes: lock };
  const context = { now, nextId: () => 1, has_orders: false, tax_codes: [] };
  const outlet = outletAt(1, { ...scheduled, locks });

  test('refuses every edit, and names who locked it', () => {
    const { tax_classes } = outlet.settings;
    const edits = [
      { type: 'hours', hours: [], holidays: [] },
      { type: 'service_charge', from: null, rate: 0, is_taxed: true, methods: [], min_party: 0 },
      { type: 'tax_classes', from: null, tax_classes: [{ ...tax_classes[0]!, name: '' }] },
      { type: 'cancel_change', change_id: 9 },
    ] as const;
    for (const edit of edits) {
      const input = { id: 1, version: 0, ...edit } as unknown as Parameters<typeof editSetting>[1];
      const problem = problemOf(() => editSetting(outlet, input, context));
      expect(problem).toMatchObject({ matter: { details: { why: 'group_lock', ...lock } } });
    }
  });

  test('gets no tax with a copied menu, and needs none that it has', () => {
    const other = { code: 'OTHER', name: '', rate: 600, is_inclusive: false };
    expect(problemOf(() => copyTaxes(outlet, [other], context))).toMatchObject(
      because('group_lock'),
    );
    expect(copyTaxes(outlet, outlet.settings.tax_classes, context).entry).toBeNull();
  });
});

describe('undoing a push of settings', () => {
  const locked = lockedOf(group);
  const made = pushTo(locked, inputOf(locked, section, 'locked', [2, 3]));
  const pushed = saved(locked, made.changes);

  test('keeps outlets that have changed since, and names them', () => {
    const [, second] = pushed;
    const versions = { service_charge: 2 };
    const edited = { ...second!, settings: { ...second!.settings, versions } };
    const undone = undoSettingPush(
      made.push,
      lockedOf([pushed[0]!, edited, pushed[2]!], { hours: 1 }),
    );
    expect(undone.kept).toEqual([{ id: 2, name: 'Outlet 2' }]);
    expect(undone.changes.map(({ after }) => after.id)).toEqual([3]);
    expect(problemOf(() => undoSettingPush(undone.push, lockedOf(pushed)))).toMatchObject(
      because('undone'),
    );
  });

  test('keeps taxes that items have taken since', () => {
    const fresh = { tax_classes: [{ code: 'NEW', rate: 800, is_inclusive: false }] };
    const before = lockedOf([outletAt(1, fresh), outletAt(2)], { tax_codes: [] });
    const { changes, push } = pushTo(before, inputOf(before, 'tax_classes', 'default', [2]));
    const after = lockedOf(saved(before, changes), { tax_codes: ['NEW'] });
    expect(undoSettingPush(push, after)).toMatchObject({ changes: [], kept: [{ id: 2 }] });
  });

  test('is possible for a day', () => {
    const at = (hours: number) => () => undoSettingPush(made.push, lockedOf(pushed, { hours }));
    expect(at(23.9)().changes).toHaveLength(2);
    expect(problemOf(at(24)).code).toBe('tooLate');
  });
});

const anySettings = fc.record({
  rate: fc.constantFrom(0, 500, 1000),
  tax: fc.constantFrom(0, 600),
  hours: fc.option(fc.constantFrom('09:00', '10:00'), { nil: undefined }),
  isLocked: fc.boolean(),
  isChosen: fc.boolean(),
});
type AnySettings = typeof anySettings extends fc.Arbitrary<infer One> ? One : never;

const anyOutlet = ({ rate, tax, hours, isLocked }: AnySettings, i: number) => {
  const lock = { by: 'Nora', at: '2026-11-19T04:00:00.000Z' };
  return outletAt(i + 1, {
    ...chargeAt(rate),
    tax_classes: [{ code: 'SST', rate: tax, is_inclusive: false }],
    ...(hours !== undefined && { hours: [{ weekday: 1, start: hours, end: '22:00' }] }),
    ...(isLocked && { locks: { hours: lock, service_charge: lock, tax_classes: lock } }),
  });
};

test('any push changes what its preview says, only once, and is undone to the settings from before', () => {
  fc.assert(
    fc.property(
      fc.array(anySettings, { minLength: 2, maxLength: 12 }),
      fc.constantFrom('hours', 'service_charge', 'tax_classes'),
      fc.constantFrom('locked', 'default', 'free'),
      (all, pushed, mode) => {
        const outlets = all.map(anyOutlet);
        const locked = lockedOf(outlets);
        const ids = outlets.flatMap(({ id }) => (id > 1 && all[id - 1]!.isChosen ? [id] : []));
        const [source, ...others] = outlets.map((one) => ({ ...one, tax_codes: ['SST'] }));
        const preview = previewSettingPush({ source: source!, others }, pushed, now);
        const expected = preview.outlets
          .filter((outlet) => outletState(outlet, mode, 1) === 'change')
          .flatMap(({ merchant: { id } }) => (ids.includes(id) ? [id] : []));
        const input = inputOf(locked, pushed, mode, ids);
        if (expected.length === 0)
          return problemOf(() => pushTo(locked, input)).code !== 'conflict';
        const made = pushTo(locked, input);
        const changed = made.changes.map(({ after }) => after.id);
        expect(changed).toEqual(expected.toSorted((a, b) => a - b));
        const after = saved(locked, made.changes);
        const isOther = ({ id }: { id: number }) => !changed.includes(id);
        expect(after.filter(isOther)).toEqual(outlets.filter(isOther));
        expect(problemOf(() => pushTo(lockedOf(after), input))).toMatchObject(
          because('same_settings'),
        );
        const later = lockedOf(after, { hours: 1 });
        const undone = undoSettingPush(made.push, later);
        expect(undone.kept).toEqual([]);
        expect(valuesIn(saved(later, undone.changes), now)).toEqual(valuesIn(outlets, now));
        return true;
      },
    ),
  );
});
