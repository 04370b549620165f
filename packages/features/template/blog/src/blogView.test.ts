import { expect, test } from 'vitest';
import { blogView, postIdIn } from './blogView.ts';

test('the URL holds the search, the category and the page', () => {
  expect(blogView.read('?q=salt&category=food&page=2')).toEqual({
    q: 'salt',
    category: 'food',
    page: 2,
  });
  expect(blogView.read('?category=unicorns&page=0')).toEqual({ q: '', category: '', page: 1 });
});

test('another category returns to the first page', () =>
  expect(blogView.write('?q=salt&page=2', { category: 'food' })).toBe('q=salt&category=food'));

test('only whole numbers from 1 are ids of posts', () => {
  expect(postIdIn('12')).toBe(12);
  for (const text of [undefined, '', '0', '-1', '1.5', 'new', '1e3', '99999999999'])
    expect(postIdIn(text)).toBeNull();
});
