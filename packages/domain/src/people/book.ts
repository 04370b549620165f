import { Problem } from '@servery/api';
import type { PersonRecord } from './record.ts';
import type { PeopleBook, PeopleChange } from './store.ts';

/**
 * Returns a person of a book.
 * @throws `notFound`
 */
export function personIn({ people }: PeopleBook, id: number): PersonRecord {
  const found = people.find((person) => person.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Replaces a person of a book. */
export const withPerson = (book: PeopleBook, person: PersonRecord): PeopleChange => ({
  book: { ...book, people: book.people.map((known) => (known.id === person.id ? person : known)) },
  id: person.id,
});

/** Adds a person to a book. */
export const addPerson = (book: PeopleBook, person: PersonRecord): PeopleChange => ({
  book: { ...book, people: [...book.people, person] },
  id: person.id,
});
