import { Problem, type Named } from '@servery/api';
import type { PersonRecord } from '../people/record.ts';
import { rightsOf } from '../people/rights.ts';
import type { PeopleBook, PeopleChange } from '../people/store.ts';
import { requireReach, type Manager } from './reach.ts';
import { staffStatusOf } from './showStaff.ts';

/** The manager who acts, the time, and the merchant. */
export interface StaffContext {
  by: Manager;
  now: Date;
  nextId: () => number;
  merchant: Named;
}

/** Returns the rights of a person. */
export const allOf = ({ role, template, own }: PersonRecord) => rightsOf(role, template, own);

/**
 * Returns a person of a book.
 * @throws `notFound`
 */
export function staffIn({ people }: PeopleBook, id: number): PersonRecord {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Problem('notFound');
  return person;
}

/**
 * Returns the current version of a person whom a manager can change; `show` returns them as the
 * response of the endpoint does.
 * @throws `notFound`, `forbidden`, or `conflict` with the current state
 */
export function requireCurrent(
  book: PeopleBook,
  { id, version }: { id: number; version: number },
  { by, merchant }: StaffContext,
  show: (person: PersonRecord, merchant: Named) => object,
): PersonRecord {
  const person = staffIn(book, id);
  requireReach(by, allOf(person));
  if (person.version !== version)
    throw new Problem('conflict', { current: show(person, merchant) });
  return person;
}

/** Replaces a person of a book. */
export const withPerson = (book: PeopleBook, person: PersonRecord): PeopleChange => ({
  book: { ...book, people: book.people.map((one) => (one.id === person.id ? person : one)) },
  id: person.id,
});

/** Whether a person is an owner who can sign in and manage staff. */
export const isOwner = (person: PersonRecord): boolean =>
  person.role === 'merchant' &&
  staffStatusOf(person) === 'active' &&
  allOf(person).grants['staff.manage'] === 'allow';

/** Whether a person is the last of such owners. */
export const isLastOwner = ({ people }: PeopleBook, person: PersonRecord): boolean =>
  isOwner(person) && !people.some((one) => one.id !== person.id && isOwner(one));
