import { expect, test } from 'vitest';
import { nextSelected } from './nextSelected.ts';

const rule = (selectionMode: 'single' | 'multiple', disallowEmptySelection = false) => ({
  selectionMode,
  disallowEmptySelection,
});

test('one takes the place of the other', () => {
  expect([...nextSelected(new Set(['a']), 'b', rule('single'))]).toEqual(['b']);
});

test('one joins the other', () => {
  expect([...nextSelected(new Set(['a']), 'b', rule('multiple'))]).toEqual(['a', 'b']);
});

test('a second press turns it off, unless one must stay on', () => {
  expect([...nextSelected(new Set(['a', 'b']), 'a', rule('multiple', true))]).toEqual(['b']);
  expect([...nextSelected(new Set(['a']), 'a', rule('single'))]).toEqual([]);
  expect([...nextSelected(new Set(['a']), 'a', rule('single', true))]).toEqual(['a']);
});
