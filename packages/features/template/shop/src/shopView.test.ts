import { expect, test } from 'vitest';
import { countFilters, shopView } from './shopView.ts';

test('a view maps to a query string and back', () => {
  const change = {
    q: 'pan',
    category: 'cookware',
    brands: ['Brasa', 'Kuali'],
    min: 1000,
    rating: 4,
  } as const;
  const search = shopView.write('', change);
  expect(shopView.read(search)).toEqual({ ...shopView.plain, ...change });
  expect(countFilters(shopView.read(search))).toBe(5);
  expect(shopView.write(search, shopView.noFilters)).toBe('');
});

test('invalid query parameters are ignored', () => {
  const search = 'sort=best&look=tiles&page=0&category=shoes&min=-1&max=1e3&rating=9';
  expect(shopView.read(search)).toEqual(shopView.plain);
});

test('changing the order returns to the first page, changing the layout does not', () => {
  expect(shopView.write('page=3', { sort: 'price-asc' })).toBe('sort=price-asc');
  expect(shopView.write('page=3', { look: 'list' })).toBe('page=3&look=list');
  expect(shopView.write('page=3', { page: 2 })).toBe('page=2');
});

test('writing a view preserves unrelated query parameters', () => {
  expect(shopView.write('lng=fr', { q: 'wok' })).toBe('lng=fr&q=wok');
});
