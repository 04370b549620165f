import { Problem, type Named } from '@servery/api';
import { personIn } from '../people/book.ts';
import { personStatus } from '../people/personStatus.ts';
import type { PersonRecord } from '../people/record.ts';
import { rightsOf } from '../people/rights.ts';
import type { PeopleBook } from '../people/store.ts';
import { requireReach, type Manager } from './reach.ts';

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
  const person = personIn(book, id);
  requireReach(by, allOf(person));
  if (person.version !== version)
    throw new Problem('conflict', { current: show(person, merchant) });
  return person;
}

/** Whether a person is an owner who can sign in and manage staff. */
export const isOwner = (person: PersonRecord): boolean =>
  person.role === 'merchant' &&
  personStatus(person) === 'active' &&
  allOf(person).grants['staff.manage'] === 'allow';

/** Whether a person is the last of such owners. */
export const isLastOwner = ({ people }: PeopleBook, person: PersonRecord): boolean =>
  isOwner(person) && !people.some((one) => one.id !== person.id && isOwner(one));
