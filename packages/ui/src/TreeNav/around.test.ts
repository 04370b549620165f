import { expect, test } from 'vitest';
import { around } from './around.ts';

const items = [
  {
    id: 'a',
    label: 'A',
    href: '/a',
    items: [{ id: 'b', label: 'B', items: [{ id: 'c', label: 'C', href: '/c' }] }],
  },
  { id: 'd', label: 'D', href: '/d' },
];

test('around returns the items around a page, from the outside in', () => {
  expect(around(items, '/c')).toEqual(['a', 'b']);
  expect(around(items, '/d')).toEqual([]);
});

test('around returns null for an unknown page', () => {
  expect(around(items, '/x')).toBeNull();
  expect(around(items, undefined)).toBeNull();
});
