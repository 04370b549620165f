import {
  features,
  showFeature,
  toggleFeature,
  type Feature,
  type FeatureLayer,
  type MerchantFeatures,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

interface Switch {
  feature: Feature;
  is_on: boolean;
  layer?: FeatureLayer;
  version?: number;
}

/** Reads the features of a merchant. */
export const featuresNow = (
  stage: Stage,
  merchant_id: number,
  username = 'merchant.bangsar',
): Promise<MerchantFeatures> => stage.as(username, showFeature, { query: { merchant_id } });

/** Switches a feature of a merchant, based on the current version by default. */
export async function switchFeature(
  stage: Stage,
  merchant_id: number,
  { version, ...change }: Switch,
  username = 'merchant.bangsar',
): Promise<MerchantFeatures> {
  const known = version ?? (await featuresNow(stage, merchant_id, username)).version;
  return stage.as(username, toggleFeature, { body: { merchant_id, version: known, ...change } });
}

const find = (shown: MerchantFeatures, feature: Feature) =>
  shown.features.find((one) => one.feature === feature)!;

/** The switches of a merchant's features. */
export function settingsFeatures(stage: Stage): void {
  const bangsar = 102;
  const press = (change: Switch, username?: string) =>
    switchFeature(stage, bangsar, change, username);
  const byAdmin = (change: Switch) => press(change, 'admin');

  describe('features', () => {
    test('are on for a new business, except the template apps', async () => {
      const shown = await featuresNow(stage, 104, 'merchant.kajang');
      expect(shown).toMatchObject({ merchant: { id: 104 }, version: 0 });
      expect(shown.features.map(({ feature }) => feature)).toEqual(features);
      expect(shown.features.filter(({ is_on }) => !is_on)).toEqual([
        { feature: 'template_apps', is_on: false, platform: true, plan: true, merchant: false },
      ]);
      const sample = await featuresNow(stage, bangsar);
      expect(sample.features.filter(({ is_on }) => !is_on)).toEqual([]);
    });

    test('can be switched off and on again by the account owner', async () => {
      const { version } = await featuresNow(stage, bangsar);
      const off = await press({ feature: 'attendance', is_on: false });
      expect(off.version).toBe(version + 1);
      expect(find(off, 'attendance')).toEqual({
        feature: 'attendance',
        is_on: false,
        platform: true,
        plan: true,
        merchant: false,
      });
      expect(find(off, 'queue').is_on).toBe(true);
      expect(await featuresNow(stage, bangsar)).toEqual(off);
      const on = await press({ feature: 'attendance', is_on: true });
      expect(on.version).toBe(version + 2);
      expect(find(on, 'attendance').is_on).toBe(true);
    });

    test('change nothing by a second press, also one based on the first version', async () => {
      const { version } = await featuresNow(stage, bangsar);
      const first = await press({ feature: 'queue', is_on: false, version });
      expect(await press({ feature: 'queue', is_on: false, version })).toEqual(first);
      const last = await press({ feature: 'queue', is_on: true });
      expect(await press({ feature: 'queue', is_on: true, version })).toEqual(last);
    });

    test('let one of two managers win who switch different ones at the same time', async () => {
      const { version } = await featuresNow(stage, bangsar);
      const done = await Promise.allSettled([
        press({ feature: 'queue', is_on: false, version }),
        press({ feature: 'attendance', is_on: false, version }, 'supermerchant'),
      ]);
      const lost = done.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(1);
      const current = await featuresNow(stage, bangsar);
      expect(lost[0]!.reason).toMatchObject({ code: 'conflict', matter: { current } });
      expect(current.version).toBe(version + 1);
      expect(current.features.filter(({ is_on }) => !is_on)).toHaveLength(1);
      await press({ feature: 'queue', is_on: true });
      await press({ feature: 'attendance', is_on: true });
    });

    test('need only one switch if two managers press the same one at the same time', async () => {
      const { version } = await featuresNow(stage, bangsar);
      const change = { feature: 'queue', is_on: false, version } as const;
      const [ours, theirs] = await Promise.all([press(change), press(change, 'supermerchant')]);
      expect(ours).toEqual(theirs);
      expect(ours.version).toBe(version + 1);
      await press({ feature: 'queue', is_on: true });
    });

    test.each(['plan', 'platform'] as const)('stay off while the %s says no', async (layer) => {
      const feature = 'reservations';
      expect(find(await byAdmin({ feature, is_on: false, layer }), feature)).toMatchObject({
        is_on: false,
        [layer]: false,
        merchant: true,
      });
      await press({ feature, is_on: false });
      expect(await refused(press({ feature, is_on: true }))).toMatchObject({
        code: 'featureOff',
        status: 403,
        matter: { details: { feature, by: layer } },
      });
      await byAdmin({ feature, is_on: true, layer });
      expect(find(await press({ feature, is_on: true }), feature).is_on).toBe(true);
    });

    test('of the plan and the platform can be switched by administrators only', async () => {
      for (const layer of ['plan', 'platform'] as const)
        for (const username of ['merchant.bangsar', 'supermerchant'])
          expect(
            await refused(press({ feature: 'queue', is_on: false, layer }, username)),
          ).toMatchObject({
            code: 'forbidden',
            matter: { details: { capability: 'platform.manage' } },
          });
    });

    test('refuse unknown names', async () => {
      const change = { feature: 'telepathy' as Feature, is_on: false };
      const problem = await refused(press(change));
      expect(Object.keys(problem.matter.fields ?? {})).toEqual(['feature']);
    });
  });
}
