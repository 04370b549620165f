import type { MerchantStatus } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPerson } from '../people/anyPerson.ts';
import type { GroupOutlet } from '../people/merchantStore.ts';
import { chooseOutlets, groupOwnerIn, readOnlyOutlets, showOutletPlan } from './outletPlan.ts';

const outlet = (id: number, day: number, status: MerchantStatus = 'active'): GroupOutlet => ({
  id,
  name: `Outlet ${id}`,
  created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  status,
  is_read_only: false,
});
const statuses = ['active', 'suspended', 'closing', 'closed'] as const;
const five = [1, 2, 3, 4, 5].map((id) => outlet(id, id));
const idsOf = (ids: ReadonlySet<number>) => [...ids].toSorted((a, b) => a - b);

const anyOutlets = fc
  .array(
    fc.record({ day: fc.integer({ min: 1, max: 300 }), status: fc.constantFrom(...statuses) }),
    {
      maxLength: 12,
    },
  )
  .map((rows) => rows.map(({ day, status }, i) => outlet(i + 1, day, status)));
const anyLimit = fc.integer({ min: 1, max: 14 });
const activeIn = (outlets: readonly GroupOutlet[]) =>
  outlets.filter(({ status }) => status === 'active');

describe('readOnlyOutlets', () => {
  test('closes the newest outlets until the owner chooses', () => {
    expect(idsOf(readOnlyOutlets({ included: 3, chosen: [] }, five))).toEqual([4, 5]);
    expect(idsOf(readOnlyOutlets({ included: 3, chosen: [5, 1, 4] }, five))).toEqual([2, 3]);
  });

  test('closes the newest of those that were chosen when the limit falls again', () => {
    expect(idsOf(readOnlyOutlets({ included: 2, chosen: [5, 1, 4] }, five))).toEqual([2, 3, 5]);
  });

  test('closes none without a limit, and counts only active outlets', () => {
    expect(readOnlyOutlets({ included: null, chosen: [1] }, five).size).toBe(0);
    for (const status of ['suspended', 'closing', 'closed'] as const) {
      const four = five.map((one) => (one.id === 1 ? { ...one, status } : one));
      expect(idsOf(readOnlyOutlets({ included: 3, chosen: [] }, four))).toEqual([5]);
    }
  });

  test('closes exactly the active outlets beyond the limit, whichever were chosen', () => {
    fc.assert(
      fc.property(
        anyOutlets,
        anyLimit,
        fc.array(fc.integer({ min: 1, max: 15 })),
        (all, n, chosen) => {
          const closed = readOnlyOutlets({ included: n, chosen }, all);
          const active = new Set(activeIn(all).map(({ id }) => id));
          expect(closed.size).toBe(Math.max(0, active.size - n));
          for (const id of closed) expect(active).toContain(id);
        },
      ),
    );
  });

  test('respects every choice, and opens everything once the limit is high enough', () => {
    fc.assert(
      fc.property(anyOutlets, anyLimit, fc.nat(), (all, included, start) => {
        const active = activeIn(all);
        fc.pre(active.length > included);
        // Any outlets in a row, starting anywhere.
        const ids = active.map((_, i) => active[(start + i) % active.length]!.id);
        const plan = chooseOutlets({ included, chosen: [] }, all, ids.slice(0, included));
        expect(idsOf(readOnlyOutlets(plan, all))).toEqual(
          ids.slice(included).toSorted((a, b) => a - b),
        );
        expect(readOnlyOutlets({ ...plan, included: active.length }, all).size).toBe(0);
        expect(readOnlyOutlets({ ...plan, included: null }, all).size).toBe(0);
      }),
    );
  });
});

describe('chooseOutlets', () => {
  const plan = { included: 2, chosen: [] };
  const refused = (field: string, code: string) =>
    expect.objectContaining({
      code: 'invalid',
      matter: { fields: { [field]: { code, message: expect.any(String) } } },
    });

  test('requires exactly as many outlets as the plan includes', () => {
    expect(chooseOutlets(plan, five, [4, 2])).toEqual({ included: 2, chosen: [4, 2] });
    for (const chosen of [[4], [4, 2, 1]])
      expect(() => chooseOutlets(plan, five, chosen)).toThrow(refused('outlets', 'count'));
    expect(() => chooseOutlets({ included: null, chosen: [] }, five, [4])).toThrow(
      refused('outlets', 'count'),
    );
  });

  test('refuses outlets of others, and suspended ones', () => {
    expect(() => chooseOutlets(plan, five, [1, 9])).toThrow(refused('outlets.1', 'unknown'));
    const all = [...five, outlet(6, 6, 'suspended')];
    expect(() => chooseOutlets(plan, all, [6, 1])).toThrow(refused('outlets.0', 'unknown'));
  });
});

test('showOutletPlan shows the limit and what is read-only, without a limit by default', () => {
  const owner = anyPerson(3, { role: 'supermerchant', version: 7, name: 'Nora' });
  const closed = { ...outlet(2, 2, 'suspended'), is_read_only: true };
  expect(showOutletPlan(owner, [outlet(1, 1), closed])).toEqual({
    id: 3,
    version: 7,
    name: 'Nora',
    outlets_included: null,
    outlets: [
      {
        merchant: { id: 1, name: 'Outlet 1' },
        created_at: '2026-01-01T00:00:00.000Z',
        status: 'active',
        is_read_only: false,
      },
      {
        merchant: { id: 2, name: 'Outlet 2' },
        created_at: '2026-01-02T00:00:00.000Z',
        status: 'suspended',
        is_read_only: true,
      },
    ],
  });
});

test('groupOwnerIn finds only supermerchants', () => {
  const people = [anyPerson(1), anyPerson(3, { role: 'supermerchant' })];
  expect(groupOwnerIn(people, 3).id).toBe(3);
  for (const id of [1, 9])
    expect(() => groupOwnerIn(people, id)).toThrow(expect.objectContaining({ code: 'notFound' }));
});
