import type { Role } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { anyPerson } from '../people/anyPerson.ts';
import type { PersonRecord } from '../people/record.ts';
import { noPersonalRights } from '../people/rights.ts';
import type { PeopleBook } from '../people/store.ts';
import * as rules from './rules.ts';
import { showPlatformAccount } from './showPlatformAccount.ts';

const now = new Date('2026-11-20T05:30:00.000Z');

const person = (id: number, role: Role, more: Partial<PersonRecord> = {}) =>
  anyPerson(id, { role, ...more });
const admin = person(1, 'admin');
const other = person(2, 'admin');
const agent = person(3, 'agent', { merchant_ids: [101, 102] });
const bookOf = (...people: PersonRecord[]): PeopleBook => ({ merchant_id: null, people });
const as = (by: PersonRecord): rules.PlatformContext => ({ by, now, nextId: () => 99 });
const on = (id: number, version = 1) => ({ id, version });
const input = { name: 'Nora', email: 'nora@example.com' };
const refusing = (why: string) => expect.objectContaining({ matter: { details: { why } } });

describe('createPlatformAccount', () => {
  const create = (more: Partial<rules.NewPlatformAccount>) => {
    const body = { ...input, username: 'nora', role: 'agent', ...more } as const;
    return rules.createPlatformAccount(bookOf(admin), body, as(admin)).book.people[1];
  };

  test('adds an agent without merchants, who is invited for a week', () => {
    expect(create({ phone: '+60123456789' })).toMatchObject({
      id: 99,
      version: 1,
      username: 'nora',
      role: 'agent',
      template: null,
      merchant_id: null,
      merchant_ids: [],
      phone: '+60123456789',
      own: noPersonalRights,
      invited_until: '2026-11-27T05:30:00.000Z',
    });
  });

  test('adds a supermerchant without merchants', () => {
    expect(create({ role: 'supermerchant' })).toMatchObject({
      role: 'supermerchant',
      merchant_id: null,
      merchant_ids: [],
    });
  });

  test('requires a phone number or an email address', () => {
    expect(() => create({ email: '' })).toThrow(
      expect.objectContaining({
        matter: { fields: { phone: expect.objectContaining({ code: 'no_contact' }) as unknown } },
      }),
    );
    expect(create({ email: '', phone: '+60123456789' })).toMatchObject({ email: '' });
  });
});

describe('editPlatformAccount', () => {
  test('keeps a phone number that is left out', () => {
    const phoned = { ...agent, phone: '+60123456789' };
    const edit = (more: Partial<rules.ContactInput>) =>
      rules.editPlatformAccount(bookOf(admin, phoned), on(3), { ...input, ...more }).book.people[1];
    expect(edit({})).toMatchObject({ ...input, phone: '+60123456789', version: 2 });
    expect(edit({ phone: '' })).toMatchObject({ phone: '' });
  });

  test('refuses an older version with the current account', () => {
    expect(() => rules.editPlatformAccount(bookOf(admin, agent), on(3, 0), input)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        matter: { current: showPlatformAccount(agent, 2) },
      }),
    );
  });
});

describe('an administrator', () => {
  const off = (book: PeopleBook, id: number, by: PersonRecord) =>
    rules.patchPlatformAccount(book, on(id), { is_active: false }, as(by)).book.people;
  const invite = (book: PeopleBook, id: number, by: PersonRecord) =>
    rules.invitePlatformAccount(book, on(id), as(by)).book.people;

  test.each([off, invite])('can’t lose their own access', (act) => {
    expect(() => act(bookOf(admin, other), 1, admin)).toThrow(refusing('own_account'));
  });

  test.each([
    ['an inactive one', { ...other, is_active: false }],
    ['one who has no password yet', { ...other, invited_until: now.toISOString() }],
    ['an agent', agent],
  ])('who is alone but for %s keeps their access', (_, beside) => {
    // The caller was deactivated while their request was waiting for the lock.
    for (const act of [off, invite])
      expect(() => act(bookOf(admin, beside), 1, beside)).toThrow(refusing('last_admin'));
  });

  test('loses access if another one can sign in', () => {
    const book = bookOf(admin, other, agent);
    expect(off(book, 1, other)[0]).toMatchObject({ is_active: false, version: 2 });
    expect(invite(book, 1, other)[0]).toMatchObject({ invited_until: '2026-11-27T05:30:00.000Z' });
  });

  test('deactivates and invites agents without another administrator', () => {
    const book = bookOf(admin, agent);
    expect(off(book, 3, admin)[1]).toMatchObject({ is_active: false, merchant_ids: [101, 102] });
    expect(invite(book, 3, admin)[1]).toMatchObject({ version: 2 });
  });
});

test('an inactive account can’t be invited, and changes nothing when deactivated again', () => {
  const book = bookOf(admin, { ...agent, is_active: false });
  expect(() => rules.invitePlatformAccount(book, on(3), as(admin))).toThrow(
    expect.objectContaining({ matter: { details: { why: 'status', status: 'inactive' } } }),
  );
  const same = rules.patchPlatformAccount(book, on(3), { is_active: false }, as(admin));
  expect(same.book).toBe(book);
});

test('an account has the number of its merchants, unless it sees all of them', () => {
  expect(showPlatformAccount(agent, 2)).toMatchObject({ role: 'agent', merchants: 2 });
  expect(showPlatformAccount(admin, 0)).toMatchObject({ role: 'admin', merchants: null });
});

test('rules don’t modify their arguments', () => {
  const book = bookOf(admin, other, agent);
  const before = structuredClone(book);
  rules.createPlatformAccount(book, { ...input, username: 'n', role: 'admin' }, as(admin));
  rules.editPlatformAccount(book, on(3), input);
  rules.patchPlatformAccount(book, on(2), { is_active: false }, as(admin));
  rules.invitePlatformAccount(book, on(3), as(admin));
  expect(book).toEqual(before);
});
