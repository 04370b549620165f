import type { ChatContact } from '@servery/api/template';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name, role or tags hold the words, in any case and without accents. */
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
