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

test('names what is around a place, from the outside in', () => {
  expect(around(items, '/c')).toEqual(['a', 'b']);
  expect(around(items, '/d')).toEqual([]);
});

test('knows what is not there', () => {
  expect(around(items, '/x')).toBeNull();
  expect(around(items, undefined)).toBeNull();
});
