import { notNow, Problem, type PlatformRole } from '@servery/api';
import { addPerson, personIn, withPerson } from '../people/book.ts';
import { invitedPerson, inviteUntil } from '../people/invitedPerson.ts';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';
import { requireContact } from '../people/requireContact.ts';
import type { PeopleBook, PeopleChange } from '../people/store.ts';
import { phoneAfter } from '../phone/readPhone.ts';
import { showPlatformAccount } from './showPlatformAccount.ts';

/** The administrator who acts, the time, and new ids. */
export interface PlatformContext {
  by: { id: number };
  now: Date;
  nextId: () => number;
}

/** An account and the version on which a change is based. */
interface Target {
  id: number;
  version: number;
}

/** The contact details of a person. */
export interface ContactInput {
  name: string;
  email: string;
  /** Stays as it is if it is left out. */
  phone?: string | undefined;
}

/** A new account of the platform. */
export interface NewPlatformAccount extends ContactInput {
  username: string;
  role: PlatformRole;
}

/** @throws `notFound`, or `conflict` with the current account */
function requireCurrent(book: PeopleBook, { id, version }: Target): PersonRecord {
  const person = personIn(book, id);
  if (person.version === version) return person;
  const current = showPlatformAccount(person, person.merchant_ids.length);
  throw new Problem('conflict', { current });
}

const isAdmin = (person: PersonRecord): boolean =>
  person.role === 'admin' && personStatus(person) === 'active';

/**
 * Requires that an administrator can sign in after a person can't any more. Otherwise nobody could
 * manage the platform.
 * @throws `notAllowedNow` for the caller's own account, and for the last administrator
 */
function requireOthers(
  { people }: PeopleBook,
  person: PersonRecord,
  { by }: PlatformContext,
): void {
  if (person.id === by.id) throw notNow({ why: 'own_account' });
  const isLast =
    isAdmin(person) && !people.some((other) => other.id !== person.id && isAdmin(other));
  if (isLast) throw notNow({ why: 'last_admin' });
}

/**
 * Adds the account of a person of the platform, whose password they set with an invitation. An
 * agent looks after no merchants yet, and a supermerchant runs none.
 * @throws `invalid` without a phone number and an email address
 */
export function createPlatformAccount(
  book: PeopleBook,
  { phone = '', ...input }: NewPlatformAccount,
  context: PlatformContext,
): PeopleChange {
  requireContact({ phone, email: input.email });
  const scope = { merchant_id: null, merchant_ids: [] };
  return addPerson(book, invitedPerson({ ...input, phone, template: null, ...scope }, context));
}

/**
 * Changes the contact details of an account.
 * @throws `notFound`, `conflict`, or `invalid` without a phone number and an email address
 */
export function editPlatformAccount(
  book: PeopleBook,
  target: Target,
  { name, email, phone: given }: ContactInput,
): PeopleChange {
  const person = requireCurrent(book, target);
  const phone = phoneAfter(person.phone, given);
  requireContact({ phone, email });
  return withPerson(book, { ...person, name, email, phone, version: person.version + 1 });
}

/**
 * Activates or deactivates an account. The host ends the sessions of a deactivated person.
 * @throws `notFound`, `conflict`, or `notAllowedNow` for the caller's own account and for the last
 *   administrator who can sign in
 */
export function patchPlatformAccount(
  book: PeopleBook,
  target: Target,
  { is_active }: { is_active: boolean },
  context: PlatformContext,
): PeopleChange {
  const person = requireCurrent(book, target);
  if (is_active === person.is_active) return { book, id: person.id };
  if (!is_active) requireOthers(book, person, context);
  return withPerson(book, { ...person, is_active, version: person.version + 1 });
}

/**
 * Invites a person to set a new password. The host removes their old one.
 * @throws `notFound`, `conflict`, or `notAllowedNow` for the caller's own account, for the last
 *   administrator who can sign in, and for an inactive account
 */
export function invitePlatformAccount(
  book: PeopleBook,
  target: Target,
  context: PlatformContext,
): PeopleChange {
  const person = requireCurrent(book, target);
  requireOthers(book, person, context);
  if (!person.is_active) throw notNow({ why: 'status', status: 'inactive' });
  const invited_until = inviteUntil(context.now);
  return withPerson(book, { ...person, invited_until, version: person.version + 1 });
}
