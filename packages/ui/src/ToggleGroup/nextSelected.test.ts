import { expect, test } from 'vitest';
import { nextSelected } from './nextSelected.ts';

const rule = (selectionMode: 'single' | 'multiple', disallowEmptySelection = false) => ({
  selectionMode,
  disallowEmptySelection,
});

test('nextSelected replaces the selection in single mode', () => {
  expect([...nextSelected(new Set(['a']), 'b', rule('single'))]).toEqual(['b']);
});

test('nextSelected adds to the selection in multiple mode', () => {
  expect([...nextSelected(new Set(['a']), 'b', rule('multiple'))]).toEqual(['a', 'b']);
});

test('nextSelected deselects an item unless the last one has to stay selected', () => {
  expect([...nextSelected(new Set(['a', 'b']), 'a', rule('multiple', true))]).toEqual(['b']);
  expect([...nextSelected(new Set(['a']), 'a', rule('single'))]).toEqual([]);
  expect([...nextSelected(new Set(['a']), 'a', rule('single', true))]).toEqual(['a']);
});
