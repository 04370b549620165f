import { invalid, notNow, Problem, type StaffRole } from '@servery/api';
import { addPerson, personIn, withPerson } from '../people/book.ts';
import { invitedPerson, inviteUntil } from '../people/invitedPerson.ts';
import type { PersonRecord } from '../people/record.ts';
import { requireContact } from '../people/requireContact.ts';
import type { PeopleBook, PeopleChange } from '../people/store.ts';
import { phoneAfter } from '../phone/readPhone.ts';
import { allOf, isLastOwner, requireCurrent as requireVersion, type StaffContext } from './book.ts';
import { requireReach } from './reach.ts';
import { heldRole, staffRoleOf } from './roles.ts';
import { showStaff } from './showStaff.ts';

/** The editable fields of a staff account. */
export interface StaffInput {
  name: string;
  role: StaffRole;
  email: string;
  /** Stays as it is if it is left out, such as a number that the manager sees masked. */
  phone?: string | undefined;
}

const requireCurrent = (
  book: PeopleBook,
  target: { id: number; version: number },
  context: StaffContext,
): PersonRecord => requireVersion(book, target, context, showStaff);

/**
 * Adds a staff account, whose password the person sets with an invitation.
 * @throws `invalid` without a phone number and an email address
 * @throws `forbidden` for a role with rights that the manager lacks
 */
export function createStaff(
  book: PeopleBook,
  { role, phone = '', ...input }: StaffInput & { username: string },
  { by, merchant, ...context }: StaffContext,
): PeopleChange {
  requireContact({ phone, email: input.email });
  const at = { merchant_id: merchant.id, merchant_ids: [merchant.id] };
  const person = invitedPerson({ ...input, ...heldRole(role), phone, ...at }, context);
  requireReach(by, allOf(person));
  return addPerson(book, person);
}

/**
 * Changes a staff account. A new role applies from the person's next action on.
 * @throws `notFound`, `conflict`, or `forbidden` for rights that the manager lacks
 * @throws `invalid` for the manager's own role, or for that of the last owner
 */
export function editStaff(
  book: PeopleBook,
  target: { id: number; version: number },
  { role, phone: given, name, email }: StaffInput,
  context: StaffContext,
): PeopleChange {
  const person = requireCurrent(book, target, context);
  const phone = phoneAfter(person.phone, given);
  requireContact({ phone, email });
  const next = { ...person, ...heldRole(role), name, email, phone, version: person.version + 1 };
  requireReach(context.by, allOf(next));
  if (role !== staffRoleOf(person)) {
    if (person.id === context.by.id)
      throw invalid('role', 'own_account', 'You can’t change your own role.');
    if (isLastOwner(book, person))
      throw invalid('role', 'last_owner', 'A merchant needs an owner who can sign in.');
  }
  return withPerson(book, next);
}

/**
 * Activates or deactivates a staff account. The host ends the sessions of a deactivated person.
 * @throws `notFound`, `conflict`, `forbidden`, or `notAllowedNow` for the manager's own account and
 *   for the last owner
 */
export function patchStaff(
  book: PeopleBook,
  target: { id: number; version: number },
  { is_active }: { is_active: boolean },
  context: StaffContext,
): PeopleChange {
  const person = requireCurrent(book, target, context);
  if (is_active === person.is_active) return { book, id: person.id };
  if (!is_active) {
    if (person.id === context.by.id) throw notNow({ why: 'own_account' });
    if (isLastOwner(book, person)) throw notNow({ why: 'last_owner' });
  }
  return withPerson(book, { ...person, is_active, version: person.version + 1 });
}

/**
 * Invites a person to set a new password. The host removes their old one.
 * @throws `notFound`, `conflict`, `forbidden`, or `notAllowedNow` for the manager's own account and
 *   for an inactive one
 */
export function inviteStaff(
  book: PeopleBook,
  target: { id: number; version: number },
  context: StaffContext,
): PeopleChange {
  const person = requireCurrent(book, target, context);
  if (person.id === context.by.id) throw notNow({ why: 'own_account' });
  if (!person.is_active) throw notNow({ why: 'status', status: 'inactive' });
  const invited_until = inviteUntil(context.now);
  return withPerson(book, { ...person, invited_until, version: person.version + 1 });
}

/**
 * Ends the invitation of a person who set their password. The version stays the same, so that a
 * manager whose list is older can still deactivate the account.
 * @throws `notFound` if it was used in the meantime or has expired
 */
export function acceptInvitation(book: PeopleBook, id: number, now: Date): PeopleChange {
  const person = personIn(book, id);
  const { invited_until, is_active } = person;
  if (!is_active || invited_until === null || Date.parse(invited_until) <= now.getTime())
    throw new Problem('notFound');
  return withPerson(book, { ...person, invited_until: null });
}
