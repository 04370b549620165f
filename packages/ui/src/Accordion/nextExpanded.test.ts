import { expect, test } from 'vitest';
import { nextExpanded } from './nextExpanded.ts';

test('opening a part closes the other unless several can be open', () => {
  expect([...nextExpanded(new Set(['a']), 'b', true, false)]).toEqual(['b']);
  expect([...nextExpanded(new Set(['a']), 'b', true, true)]).toEqual(['a', 'b']);
});

test('closing a part leaves the others open', () => {
  expect([...nextExpanded(new Set(['a', 'b']), 'a', false, true)]).toEqual(['b']);
  expect([...nextExpanded(new Set(['a', 'b']), 'a', false, false)]).toEqual(['b']);
});

test('nextExpanded does not change the given set', () => {
  const given = new Set(['a']);
  nextExpanded(given, 'b', true, true);
  expect([...given]).toEqual(['a']);
});
