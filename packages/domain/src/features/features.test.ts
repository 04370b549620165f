import { allEndpoints, features, listAttendance, type StoredFeatures } from '@servery/api';
import { featureOfCall, merchantOfCall } from '@servery/api/feature-calls';
import { expect, test } from 'vitest';
import { merchants } from '../fixtures/index.ts';
import type { MerchantRecord } from '../people/index.ts';
import { offAt, offBy, scopeWith, showFeatures, toggleFeature, withTemplateApps } from './index.ts';

const bare = { ...merchants[0]!, features: {} } satisfies MerchantRecord;
const off = (layer: 'merchant' | 'plan' | 'platform'): StoredFeatures => ({
  [layer]: { attendance: false },
});

test('names the strongest of those who say no', () => {
  expect(offBy({}, 'attendance')).toBeNull();
  expect(offBy({}, 'template_apps')).toBe('merchant');
  expect(offBy({ ...off('merchant'), ...off('plan') }, 'attendance')).toBe('plan');
  expect(offBy({ ...off('plan'), ...off('platform') }, 'attendance')).toBe('platform');
});

test('a feature is off for people only if it is off at all of their merchants', () => {
  const template = { feature: 'template_apps', by: 'merchant' };
  expect(offAt([])).toEqual([template]);
  expect(offAt([off('plan'), {}])).toEqual([template]);
  expect(offAt([off('plan'), off('merchant')])).toEqual([
    { feature: 'attendance', by: 'plan' },
    template,
  ]);
});

test('a server can turn the template apps on or off for all merchants', () => {
  const refused = { platform: { template_apps: false }, merchant: { queue: false } };
  expect(offBy(withTemplateApps(refused, true), 'template_apps')).toBeNull();
  expect(offBy(withTemplateApps(refused, true), 'queue')).toBe('merchant');
  const used = { merchant: { template_apps: true } };
  expect(offBy(withTemplateApps(used, false), 'template_apps')).toBe('platform');
  expect(withTemplateApps(used, undefined)).toBe(used);
});

test('all features are shown, in the order of the contract', () => {
  expect(showFeatures(bare).features.map(({ feature }) => feature)).toEqual([...features]);
});

test('a switch makes a new version of the features and of the merchant', () => {
  const input = { feature: 'queue', is_on: false, layer: 'merchant', version: 0 } as const;
  const next = toggleFeature(bare, input, { isPlatform: false });
  expect(next).toMatchObject({
    version: bare.version + 1,
    features: { version: 1, merchant: { queue: false } },
  });
  expect(toggleFeature(next, input, { isPlatform: false })).toBe(next);
});

test('every feature but the template apps has calls, which don’t include exports', () => {
  const all = Object.values(allEndpoints());
  const refused = new Set(all.map((to) => featureOfCall(to)).filter((one) => one !== null));
  expect([...refused].toSorted()).toEqual([
    'attendance',
    'kitchen_display',
    'queue',
    'reservations',
  ]);
  expect(featureOfCall(listAttendance, { query: { is_export: false } })).toBe('attendance');
  expect(featureOfCall(listAttendance, { query: { is_export: true } })).toBeNull();
});

test('a call names its merchant by id or by a public token', () => {
  expect(merchantOfCall({ query: { merchant_id: 7 } })).toBe(7);
  expect(merchantOfCall({ body: { merchant_id: 7 } })).toBe(7);
  expect(merchantOfCall({ params: { token: '7-abcdefghijklmnop' } })).toBe(7);
  expect(merchantOfCall({ body: { token: '7-abcdefghijklmnop' } })).toBe(7);
  expect(merchantOfCall({ query: { merchant_id: '' }, body: { token: 'none' } })).toBeNull();
  expect(merchantOfCall({})).toBeNull();
});

test('a scope keeps the merchants that have the feature, and is refused if none has it', () => {
  const stored = (id: number): StoredFeatures => (id === 2 ? off('merchant') : {});
  const all = [1, 2, 3];
  expect(scopeWith('queue', all, stored)).toBe(all);
  expect(scopeWith('attendance', all, stored)).toEqual([1, 3]);
  expect(() => scopeWith('attendance', [2], stored)).toThrow('featureOff');
  expect(scopeWith('attendance', [], stored)).toEqual([]);
});
