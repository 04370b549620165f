import type { StaffRights } from '@servery/api';
import { people } from '@servery/sample';
import { showRights } from '@servery/domain/staff';
import { expect, test } from 'vitest';
import { changesIn, isChanged, noChanges, withDraft } from './draft.ts';

const cashier = people.find(({ username }) => username === 'cashier')!;
const own = { grants: { 'order.cancel': 'deny' as const }, discount_free_rate: 700 };
const stored: StaffRights = showRights({ ...cashier, own }, { id: 101, name: 'Seri Melati' });
const rowOf = (rights: StaffRights, name: string) =>
  rights.grants.find(({ capability }) => capability === name);

test('a form sends only what differs from what is stored', () => {
  expect(isChanged(noChanges, stored)).toBe(false);
  const same = { grants: { 'order.cancel': 'deny', 'order.void': null }, rate: 700 } as const;
  expect(isChanged(same, stored)).toBe(false);
  const draft = { grants: { 'order.cancel': null, 'order.void': 'allow' }, rate: null } as const;
  expect(changesIn(draft, stored)).toEqual({
    grants: expect.arrayContaining([
      { capability: 'order.void', grant: 'allow' },
      { capability: 'order.cancel', grant: null },
    ]) as unknown,
    discount_free_rate: null,
  });
});

test('a form shows what results, and which rule decides it', () => {
  const draft = { grants: { 'order.cancel': null, 'order.void': 'allow' }, rate: null } as const;
  const shown = withDraft(stored, draft);
  expect(rowOf(shown, 'order.void')).toMatchObject({ result: 'allow', rule: 'override' });
  expect(rowOf(shown, 'order.cancel')).toMatchObject({ result: 'approve', rule: 'template' });
  expect(shown.discount_free_rate).toEqual({ inherited: 500, own: null, result: 500 });
});
