import { expect, test } from 'vitest';
import { nextExpanded } from './nextExpanded.ts';

test('opening one closes the other, unless many may stand open', () => {
  expect([...nextExpanded(new Set(['a']), 'b', true, false)]).toEqual(['b']);
  expect([...nextExpanded(new Set(['a']), 'b', true, true)]).toEqual(['a', 'b']);
});

test('closing one leaves the others as they are', () => {
  expect([...nextExpanded(new Set(['a', 'b']), 'a', false, true)]).toEqual(['b']);
  expect([...nextExpanded(new Set(['a', 'b']), 'a', false, false)]).toEqual(['b']);
});

test('what was given is not changed', () => {
  const given = new Set(['a']);
  nextExpanded(given, 'b', true, true);
  expect([...given]).toEqual(['a']);
});
