import { describe, expect, test } from 'vitest';
import { foundPeople } from './foundPeople.ts';

const people = [
  { fullName: 'Tomás Ferreira', role: 'Head chef', tags: ['team', 'urgent'] as const },
  { fullName: 'Jonas Albrecht', role: 'Supplier', tags: [] },
  { fullName: 'Nadia Haddad', role: 'Events', tags: ['event'] as const },
].map((one) => ({ ...one, tags: [...one.tags] }));
const found = (q: string) =>
  foundPeople(people, q, (tag) => `Étiquette ${tag}`).map(({ fullName }) => fullName);

describe('foundPeople', () => {
  test.each([
    ['', ['Tomás Ferreira', 'Jonas Albrecht', 'Nadia Haddad']],
    ['TOMAS', ['Tomás Ferreira']],
    ['supplier', ['Jonas Albrecht']],
    ['etiquette', ['Tomás Ferreira', 'Nadia Haddad']],
    ['.*', []],
  ])('finds people by name, role and tag label: %o', (q, names) => expect(found(q)).toEqual(names));
});
