import { createTable, listOrders, logout, startMerchantExport } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../orders/anyOrder.ts';
import { newMerchant } from '../setUp/newMerchant.ts';
import {
  closeMerchant,
  closingMs,
  finishClosing,
  merchantStatus,
  readOnlyCodeOf,
  reopenMerchant,
  requireActive,
  setMerchantStatus,
} from './index.ts';

const now = new Date('2026-11-30T04:00:00Z');
const name = 'Kopitiam Jaya';
const merchant = newMerchant({ id: 9, name, time_zone: 'Asia/Kuala_Lumpur', now });
const input = { reason: 'The lease has ended', confirm: 'kopitiam jaya' };
const by = { now, by: 'Aishah' };
const nothing = { shift: null, orders: 0, payments: 0 };
const closing = closeMerchant(merchant, nothing, input, by);
const closed = {
  ...closing,
  closure: { ...closing.closure!, closed_at: closing.closure!.closes_at },
};

describe('closeMerchant', () => {
  test('gives 30 days to reopen the merchant', () => {
    expect(closing).toEqual({
      ...merchant,
      version: 2,
      closure: {
        at: '2026-11-30T04:00:00.000Z',
        by: 'Aishah',
        reason: 'The lease has ended',
        closes_at: '2026-12-30T04:00:00.000Z',
        closed_at: null,
      },
    });
  });

  test.each([
    ['an open shift', { shift: { person: { id: 3, name: 'Aina' } } }, 'open_shift'],
    ['open orders', { orders: 2 }, 'open_orders'],
    ['payments in progress', { payments: 1 }, 'open_payments'],
  ])('is refused with %s', (_name, work, why) => {
    expect(() => closeMerchant(merchant, { ...nothing, ...work }, input, by)).toThrow(
      expect.objectContaining({ matter: { details: expect.objectContaining({ why }) } }),
    );
  });

  test('is refused without the name, and for a merchant that is closing', () => {
    const wrong = { ...input, confirm: 'Kopitiam' };
    expect(refusalOf(() => closeMerchant(merchant, nothing, wrong, by))).toBe('invalid');
    for (const one of [closing, closed])
      expect(refusalOf(() => closeMerchant(one, nothing, input, by))).toBe('notAllowedNow');
  });

  test('leaves no suspension to change', () => {
    const change = { is_active: false, reason: 'Fees are overdue' };
    expect(refusalOf(() => setMerchantStatus(closing, change, by))).toBe('notAllowedNow');
  });
});

describe('reopenMerchant', () => {
  const after = (ms: number) => new Date(now.getTime() + ms);

  test('gives the merchant back as it was, with its suspension', () => {
    const suspension = { at: now.toISOString(), by: 'Aishah', reason: 'Fees are overdue' };
    const reopened = reopenMerchant({ ...closing, suspension }, after(closingMs - 1));
    expect(reopened).toEqual({ ...merchant, version: 3, suspension });
    expect(merchantStatus(reopened)).toBe('suspended');
  });

  test('changes nothing for a merchant that isn’t closing', () => {
    expect(reopenMerchant(merchant, now)).toBe(merchant);
  });

  test('is refused from the end of the 30 days on', () => {
    expect(refusalOf(() => reopenMerchant(closing, after(closingMs)))).toBe('notAllowedNow');
    expect(refusalOf(() => reopenMerchant(closed, now))).toBe('notAllowedNow');
  });
});

describe('finishClosing', () => {
  const after = (ms: number) => new Date(now.getTime() + ms);

  test('closes the merchant for good once its 30 days are over', () => {
    expect(finishClosing(closing, after(closingMs - 1))).toBe(closing);
    const done = finishClosing(closing, after(closingMs));
    expect(done).toEqual({
      ...closing,
      version: 3,
      closure: { ...closing.closure, closed_at: '2026-12-30T04:00:00.000Z' },
    });
    expect(merchantStatus(done)).toBe('closed');
    expect(finishClosing(done, after(2 * closingMs))).toBe(done);
  });

  test('leaves a merchant that isn’t closing', () => {
    expect(finishClosing(merchant, after(closingMs))).toBe(merchant);
  });
});

test('merchantStatus counts a closure before a suspension', () => {
  expect(merchantStatus(merchant)).toBe('active');
  const suspension = { at: now.toISOString(), by: 'Aishah', reason: 'Fees are overdue' };
  expect(merchantStatus({ ...merchant, suspension })).toBe('suspended');
  expect(merchantStatus({ ...closing, suspension })).toBe('closing');
  expect(merchantStatus(closed)).toBe('closed');
});

test('readOnlyCodeOf counts a closure before the plan of the group', () => {
  expect(readOnlyCodeOf(merchant)).toBeNull();
  const excluded = { is_read_only: true };
  expect(readOnlyCodeOf({ ...merchant, ...excluded })).toBe('outletReadOnly');
  for (const one of [closing, closed, { ...closing, ...excluded }])
    expect(readOnlyCodeOf(one)).toBe('merchantClosing');
});

test('requireActive leaves people of a closing merchant reads, exports and their account', () => {
  const change = { status: 'closing', isChange: true } as const;
  expect(() => requireActive(listOrders, { ...change, isChange: false })).not.toThrow();
  for (const to of [startMerchantExport, logout])
    expect(() => requireActive(to, change)).not.toThrow();
  expect(refusalOf(() => requireActive(createTable, change))).toBe('merchantClosing');
  expect(refusalOf(() => requireActive(startMerchantExport, { ...change, status: 'closed' }))).toBe(
    'suspended',
  );
});
