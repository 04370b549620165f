import { getUserInfo, listOrders, searchEverything } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { noPersonalRights } from '../people/rights.ts';
import type { PersonRecord } from '../people/record.ts';
import { newMerchant } from '../setUp/newMerchant.ts';
import { findsMerchant, ownerOf, requireActive, setMerchantStatus } from './index.ts';

const now = new Date('2026-11-28T04:00:00Z');
const merchant = newMerchant({ id: 9, name: 'Kopitiam Jaya', time_zone: 'Asia/Kuala_Lumpur', now });
const input = { is_active: false, reason: 'Fees are overdue' };

describe('setMerchantStatus', () => {
  const suspended = setMerchantStatus(merchant, input, { now, by: 'Aishah' });

  test('keeps who suspended a merchant, when and why', () => {
    expect(suspended).toEqual({
      ...merchant,
      version: 2,
      suspension: { at: now.toISOString(), by: 'Aishah', reason: 'Fees are overdue' },
    });
  });

  test('gives an activated merchant back as it was', () => {
    const active = setMerchantStatus(suspended, { ...input, is_active: true }, { now, by: 'Ben' });
    expect(active).toEqual({ ...merchant, version: 3 });
  });

  test('changes nothing for a merchant in that state', () => {
    expect(setMerchantStatus(suspended, input, { now, by: 'Ben' })).toBe(suspended);
    expect(setMerchantStatus(merchant, { ...input, is_active: true }, { now, by: 'Ben' })).toBe(
      merchant,
    );
  });
});

test('requireActive leaves people of a suspended merchant only their account', () => {
  for (const to of [listOrders, searchEverything])
    for (const status of ['suspended', 'closed'] as const)
      expect(() => requireActive(to, { status, isChange: false })).toThrow(
        expect.objectContaining({ code: 'suspended' }),
      );
  expect(() => requireActive(getUserInfo, { status: 'suspended', isChange: false })).not.toThrow();
  expect(() => requireActive(listOrders, { status: 'active', isChange: false })).not.toThrow();
});

test('ownerOf is the first active owner', () => {
  const person = (id: number, more: Partial<PersonRecord>): PersonRecord => ({
    id,
    version: 1,
    username: `person.${id}`,
    name: `Person ${id}`,
    role: 'merchant',
    template: null,
    merchant_id: 9,
    merchant_ids: [9],
    phone: '',
    email: '',
    own: noPersonalRights,
    is_active: true,
    invited_until: null,
    created_at: now.toISOString(),
    ...more,
  });
  const gone = person(1, { is_active: false });
  const staff = person(2, { role: 'staff', template: 'cashier' });
  expect(ownerOf([staff, person(4, {}), gone, person(3, {})])?.id).toBe(3);
  expect(ownerOf([staff, gone])?.id).toBe(1);
  expect(ownerOf([staff])).toBeNull();
});

test('findsMerchant searches the name, and the number of the business in any form', () => {
  const profile = {
    kind: 'restaurant',
    address: '',
    phone: '+60322741234',
    tax_numbers: [],
  } as const;
  const known = {
    name: merchant.name,
    settings: { ...merchant.settings, profile: { ...profile, tax_numbers: [] } },
  };
  for (const search of ['KOPITIAM', '03-2274 1234', '2274', ''])
    expect(findsMerchant(search, known)).toBe(true);
  for (const search of ['kedai', '9999']) expect(findsMerchant(search, known)).toBe(false);
});
