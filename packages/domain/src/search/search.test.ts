import { expect, test } from 'vitest';
import { pages, showBookmarks, showEverything, showPage } from './index.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test('no two pages share an id, a key or a place', () => {
  for (const key of ['id', 'target', 'link'] as const)
    expect(unique(pages.map((page) => page[key]))).toBe(true);
  for (const { link, target } of pages) {
    expect(link).toMatch(/^\/[a-z_-]+(\/[a-z_-]+)*$/);
    expect(target).toMatch(/^[a-z-]+$/);
  }
});

test('bookmarks come in the order in which they were made, without pages that are gone', () => {
  const { suggestions, bookmarks } = showBookmarks([3, 999, 1]);
  expect(bookmarks.map(({ id }) => id)).toEqual([3, 1]);
  expect(suggestions.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  expect(suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([
    1, 3,
  ]);
});

test('a page that is not there is not found', () => {
  expect(showPage(2, [2])).toMatchObject({ target: 'order-history', isBookmarked: true });
  expect(() => showPage(999, [999])).toThrow('notFound');
});

test('a group holds two hundred at most', () => {
  const contact = { title: 'A', email: 'a', img: null, date: null };
  const [, files, contacts] = showEverything({
    marked: [],
    files: [],
    contacts: Array.from({ length: 201 }, () => contact),
  });
  expect(files?.data).toEqual([]);
  expect(contacts?.data).toHaveLength(200);
});
