import type { ChatContact } from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';

/** Returns the people whose name, role or tag labels contain the search text. */
export function foundPeople<Person extends Pick<ChatContact, 'fullName' | 'role' | 'tags'>>(
  people: readonly Person[],
  q: string,
  tagName: (tag: ChatContact['tags'][number]) => string,
): readonly Person[] {
  if (q === '') return people;
  return people.filter(({ fullName, role, tags }) =>
    matchesSearch(q, fullName, role, ...tags.map(tagName)),
  );
}
