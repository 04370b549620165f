import { expect, test } from 'vitest';
import { choose, type MenuSection } from './entries.ts';

const section: MenuSection = { type: 'section', id: 's', title: 'Sort', items: [] };

test('choose replaces the selection in single mode', () => {
  expect(choose({ ...section, selectionMode: 'single', selectedKeys: ['a'] }, 'b')).toEqual(['b']);
});

test('choose keeps the selected item in single mode', () => {
  expect(choose({ ...section, selectionMode: 'single', selectedKeys: ['a'] }, 'a')).toEqual(['a']);
});

test('choose toggles an item in multiple mode', () => {
  const many = { ...section, selectionMode: 'multiple', selectedKeys: ['a'] } as const;
  expect(choose(many, 'b')).toEqual(['a', 'b']);
  expect(choose(many, 'a')).toEqual([]);
});
