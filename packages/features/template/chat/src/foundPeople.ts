import type { ChatContact } from '@servery/api/template';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the people whose name, role or tag labels contain the search text, ignoring case and
 * accents.
 */
export function foundPeople<Person extends Pick<ChatContact, 'fullName' | 'role' | 'tags'>>(
  people: readonly Person[],
  q: string,
  tagName: (tag: ChatContact['tags'][number]) => string,
): readonly Person[] {
  const wanted = plain(q);
  if (!wanted) return people;
  return people.filter(({ fullName, role, tags }) =>
    [fullName, role, ...tags.map(tagName)].some((text) => plain(text).includes(wanted)),
  );
}
