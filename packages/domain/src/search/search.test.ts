import { expect, test } from 'vitest';
import { isTemplatePage, pages, showBookmarks, showEverything, showPage } from './index.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

const reader = (...marked: number[]) => ({ marked, has_template_apps: true });

test('no two pages share an id, a key or a place', () => {
  for (const key of ['id', 'target', 'link'] as const)
    expect(unique(pages.map((page) => page[key]))).toBe(true);
  for (const { link, target } of pages) {
    expect(link).toMatch(/^\/[a-z_-]+(\/[a-z_-]+)*$/);
    expect(target).toMatch(/^[a-z-]+$/);
  }
});

test('bookmarks come in the order in which they were made, without pages that are gone', () => {
  const { suggestions, bookmarks } = showBookmarks(reader(3, 999, 1));
  expect(bookmarks.map(({ id }) => id)).toEqual([3, 1]);
  expect(suggestions.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  expect(suggestions.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual([
    1, 3,
  ]);
});

test('a page that is not there is not found', () => {
  expect(showPage(2, reader(2))).toMatchObject({ target: 'order-history', isBookmarked: true });
  expect(() => showPage(999, reader(999))).toThrow('notFound');
});

test('a group holds two hundred at most', () => {
  const contact = { title: 'A', email: 'a', img: null, date: null };
  const [, files, contacts] = showEverything({
    ...reader(),
    files: [],
    contacts: Array.from({ length: 201 }, () => contact),
  });
  expect(files?.data).toEqual([]);
  expect(contacts?.data).toHaveLength(200);
});

test('the template’s pages are neither found nor marked where they are switched off', () => {
  const off = { marked: [7, 2, 30], has_template_apps: false };
  const { suggestions, bookmarks } = showBookmarks(off);
  expect(bookmarks.map(({ id }) => id)).toEqual([2]);
  expect(suggestions.filter(isTemplatePage)).toEqual([]);
  expect(suggestions.length).toBe(pages.length - pages.filter(isTemplatePage).length);
  expect(suggestions.map(({ link }) => link)).toContain('/pages/menu/food_menu');
  expect(() => showPage(30, off)).toThrow('notFound');
});
