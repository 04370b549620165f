import type { Page } from '@servery/api/pages';
import { expect, test } from 'vitest';
import { showBookmarks, showEverything, showPage } from './index.ts';

const page = (id: number, target: string, isTemplate = false): Page => ({
  ...(isTemplate && { feature: 'template_apps' as const }),
  id,
  target,
  title: target,
  icon: 'file',
  link: `/${target}`,
});

const pages = [page(1, 'board'), page(3, 'account'), page(2, 'history'), page(30, 'shop', true)];
const reader = (...marked: number[]) => ({ pages, marked, off: [] });

test('lists bookmarks in the order in which they were added, without removed pages', () => {
  const { suggestions, bookmarks } = showBookmarks(reader(3, 999, 1));
  expect(bookmarks.map(({ id }) => id)).toEqual([3, 1]);
  expect(suggestions.map(({ id }) => id)).toEqual([1, 3, 2, 30]);
  expect(suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([
    1, 3,
  ]);
});

test('shows a page as the API describes it, and refuses an unknown one', () => {
  expect(showPage(2, reader(2))).toEqual({
    id: 2,
    target: 'history',
    title: 'history',
    icon: 'file',
    link: '/history',
    isBookmarked: true,
  });
  expect(() => showPage(999, reader(999))).toThrow('notFound');
});

test('limits a group to 200 results', () => {
  const contact = { title: 'A', email: 'a', img: null, date: null };
  const [, files, contacts] = showEverything({
    ...reader(),
    files: [],
    contacts: Array.from({ length: 201 }, () => contact),
  });
  expect(files?.data).toEqual([]);
  expect(contacts?.data).toHaveLength(200);
});

test('hides template pages and their bookmarks from people without template apps', () => {
  const off = {
    pages,
    marked: [30, 2],
    off: [{ feature: 'template_apps', by: 'merchant' }] as const,
  };
  const { suggestions, bookmarks } = showBookmarks(off);
  expect(bookmarks.map(({ id }) => id)).toEqual([2]);
  expect(suggestions.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(() => showPage(30, off)).toThrow('notFound');
});
