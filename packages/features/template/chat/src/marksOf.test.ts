import { expect, test } from 'vitest';
import { marksOf } from './marksOf.ts';

const marked = (text: string, search: string) =>
  marksOf(text, search).map(([from, until]) => text.slice(from, until));

test.each([
  ['Two crème brûlée and a Creme', 'creme', ['crème', 'Creme']],
  ['İskender, ISKENDER', 'iskender', ['İskender', 'ISKENDER']],
  ['Straße', 'strasse', ['Straße']],
  ['Straße', 's', ['S', 'ß']],
  ['Nasi  kandar', 'i k', ['i  k']],
  ['e\u0301clair', 'e', ['e\u0301']],
  ['aaa', 'aa', ['aa']],
  ['Laksa', 'x', []],
  ['Laksa', ' ', []],
])('marks in %j the matches of %j', (text, search, matches) => {
  expect(marked(text, search)).toEqual(matches);
});
