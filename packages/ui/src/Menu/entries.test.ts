import { expect, test } from 'vitest';
import { choose, type MenuSection } from './entries.ts';

const section: MenuSection = { type: 'section', id: 's', title: 'Sort', items: [] };

test('one choice takes the place of the other', () => {
  expect(choose({ ...section, selectionMode: 'single', selectedKeys: ['a'] }, 'b')).toEqual(['b']);
});

test('the one choice stays when it is chosen again', () => {
  expect(choose({ ...section, selectionMode: 'single', selectedKeys: ['a'] }, 'a')).toEqual(['a']);
});

test('many choices come and go', () => {
  const many = { ...section, selectionMode: 'multiple', selectedKeys: ['a'] } as const;
  expect(choose(many, 'b')).toEqual(['a', 'b']);
  expect(choose(many, 'a')).toEqual([]);
});
