import type { Rights } from '@servery/api';
import { expect, test } from 'vitest';
import { featureOffOf, isRefused } from './isRefused.ts';

const rights = { grants: { 'queue.manage': 'allow', 'menu.edit': 'deny' } } as unknown as Rights;
const off = [{ feature: 'queue', by: 'plan' }] as const;
const user = { rights, off: [...off] };

test('a page is refused without its permission or its feature', () => {
  expect(isRefused({ access: 'session' }, user)).toBe(false);
  expect(isRefused({ access: 'queue.manage' }, user)).toBe(false);
  expect(isRefused({ access: 'menu.edit' }, user)).toBe(true);
  expect(isRefused({ access: 'queue.manage', feature: 'queue' }, user)).toBe(true);
  expect(isRefused({ access: 'session', feature: 'attendance' }, user)).toBe(false);
});

test('the reason names who turned the feature off', () => {
  expect(featureOffOf({ feature: 'queue' }, user)).toEqual({ feature: 'queue', by: 'plan' });
  expect(featureOffOf({}, user)).toBeUndefined();
});

test('a session stored by an older version has all features until it is renewed', () => {
  expect(isRefused({ access: 'session', feature: 'queue' }, { rights } as typeof user)).toBe(false);
});
