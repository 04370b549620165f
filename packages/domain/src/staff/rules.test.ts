import { staffRoles, type StaffMember } from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { PersonRecord } from '../people/record.ts';
import { noPersonalRights, rightsOf } from '../people/rights.ts';
import type { PeopleBook } from '../people/store.ts';
import type { StaffContext } from './book.ts';
import { editStaffRights, type RightsInput } from './editStaffRights.ts';
import * as rules from './rules.ts';
import { canGiveRole, type Manager } from './reach.ts';
import { heldRole, staffRoleOf } from './roles.ts';

const now = new Date('2026-11-20T05:30:00.000Z');
const merchant = { id: 101, name: 'Seri Melati' };

const person = (id: number, more: Partial<PersonRecord> = {}): PersonRecord => ({
  id,
  version: 1,
  username: `person.${id}`,
  name: `Person ${id}`,
  role: 'staff',
  template: 'cashier',
  merchant_id: 101,
  merchant_ids: [101],
  phone: '',
  email: `${id}@example.com`,
  own: noPersonalRights,
  is_active: true,
  invited_until: null,
  created_at: now.toISOString(),
  ...more,
});
const owner = (id: number, more: Partial<PersonRecord> = {}) =>
  person(id, { role: 'merchant', template: null, ...more });

const as = (by: PersonRecord): StaffContext => ({
  by: { ...by, rights: rightsOf(by.role, by.template, by.own) },
  now,
  nextId: () => 99,
  merchant,
});
const manager = person(2, {
  template: 'supervisor',
  own: { grants: { 'staff.manage': 'allow' }, discount_free_rate: null },
});
const admin = owner(1, { role: 'admin', merchant_id: null });
const bookOf = (...people: PersonRecord[]): PeopleBook => ({ merchant_id: 101, people });
const input = { name: 'New', role: 'cashier' as const, email: 'new@example.com' };
const current = { version: 1 };

test('a stored role is read as the same staff role', () => {
  for (const role of staffRoles) expect(staffRoleOf(heldRole(role))).toBe(role);
});

describe('what a manager can give', () => {
  const of = ({ by }: StaffContext, role: StaffMember['role']) => canGiveRole(by, role);

  test('is every role for owners and for people of the platform', () => {
    for (const role of staffRoles)
      for (const by of [owner(1), admin]) expect([role, of(as(by), role)]).toEqual([role, true]);
  });

  test('is what they have themselves for staff', () => {
    expect(staffRoles.filter((role) => !of(as(manager), role))).toEqual(['merchant']);
    const cashier: Manager = { id: 3, merchant_id: 101, rights: rightsOf('staff', 'cashier') };
    expect(canGiveRole(cashier, 'supervisor')).toBe(false);
    expect(canGiveRole(cashier, 'cashier')).toBe(true);
  });

  test('includes the limit of discounts', () => {
    const generous = person(3, { own: { grants: {}, discount_free_rate: 4_000 } });
    const edit = (by: PersonRecord) =>
      rules.editStaff(bookOf(generous), { id: 3, version: 1 }, input, as(by));
    expect(() => edit(manager)).toThrow(
      expect.objectContaining({ matter: { details: { capability: 'order.discount' } } }),
    );
    expect(edit(owner(1)).book.people[0]).toMatchObject({ name: 'New' });
  });

  test('covers rights of their own that a person has', () => {
    const strong = person(3, {
      own: { grants: { 'setting.edit': 'allow' }, discount_free_rate: null },
    });
    for (const rule of [
      () =>
        rules.patchStaff(bookOf(strong), { id: 3, ...current }, { is_active: false }, as(manager)),
      () => rules.inviteStaff(bookOf(strong), { id: 3, ...current }, as(manager)),
    ])
      expect(rule).toThrow(
        expect.objectContaining({ matter: { details: { capability: 'setting.edit' } } }),
      );
  });
});

describe('the last owner', () => {
  const off = (book: PeopleBook, by = admin) =>
    rules.patchStaff(book, { id: 10, ...current }, { is_active: false }, as(by));

  test.each([
    ['is alone', []],
    ['is next to an inactive one', [owner(11, { is_active: false })]],
    ['is next to one who has no password yet', [owner(11, { invited_until: now.toISOString() })]],
    ['is next to staff', [person(11)]],
  ])('who %s stays active', (_, others) => {
    expect(() => off(bookOf(owner(10), ...others))).toThrow(
      expect.objectContaining({ matter: { details: { why: 'last_owner' } } }),
    );
  });

  test('is not one of two owners', () => {
    expect(off(bookOf(owner(10), owner(11))).book.people[0]).toMatchObject({ is_active: false });
  });
});

test('rules don’t modify their arguments', () => {
  const book = bookOf(owner(10), person(12));
  const before = structuredClone(book);
  rules.createStaff(book, { ...input, username: 'new' }, as(owner(10)));
  rules.editStaff(book, { id: 12, ...current }, input, as(owner(10)));
  rules.patchStaff(book, { id: 12, ...current }, { is_active: false }, as(owner(10)));
  rules.inviteStaff(book, { id: 12, ...current }, as(owner(10)));
  expect(book).toEqual(before);
});

describe('the permissions of a person', () => {
  const edit = (book: PeopleBook, id: number, changes: RightsInput, by = owner(1)) =>
    editStaffRights(book, { id, version: 1 }, changes, as(by));
  const one = (capability: 'order.void' | 'setting.edit', grant: 'allow' | 'deny' | null) => ({
    grants: [{ capability, grant }],
  });

  test('that aren’t named stay, and so do those of other people', () => {
    const own = { grants: { 'order.comp': 'deny' as const }, discount_free_rate: 700 };
    const book = bookOf(person(12, { own }), person(13, { own }));
    const before = structuredClone(book);
    const { people } = edit(book, 12, one('order.void', 'allow')).book;
    expect(people[0]).toMatchObject({
      version: 2,
      own: { grants: { 'order.comp': 'deny', 'order.void': 'allow' }, discount_free_rate: 700 },
    });
    expect(people[1]).toBe(book.people[1]);
    expect(book).toEqual(before);
  });

  test('can’t be touched by a manager who lacks them, even to deny them', () => {
    for (const grant of ['allow', 'deny'] as const)
      expect(() => edit(bookOf(person(12)), 12, one('setting.edit', grant), manager)).toThrow(
        expect.objectContaining({ matter: { details: { capability: 'setting.edit' } } }),
      );
  });

  test('of the last owner who manages staff stay enough to manage them', () => {
    const denied: RightsInput = { grants: [{ capability: 'staff.manage', grant: 'deny' }] };
    const last = expect.objectContaining({ matter: { details: { why: 'last_owner' } } }) as Error;
    const invited = owner(13, { invited_until: now.toISOString() });
    expect(() => edit(bookOf(owner(12), invited), 12, denied, admin)).toThrow(last);
    const { people } = edit(bookOf(owner(12), owner(13)), 12, denied, admin).book;
    expect(people[0]?.own.grants).toEqual({ 'staff.manage': 'deny' });
  });
});
