import { expect, test } from 'vitest';
import { countFilters, noFilters, plainShop, readShop, writeShop } from './shopView.ts';

test('an address says a view, and a view an address', () => {
  const change = {
    q: 'pan',
    category: 'cookware',
    brands: ['Brasa', 'Kuali'],
    min: 1000,
    rating: 4,
  } as const;
  const search = writeShop('', change);
  expect(readShop(search)).toEqual({ ...plainShop, ...change });
  expect(countFilters(readShop(search))).toBe(5);
  expect(writeShop(search, noFilters)).toBe('');
});

test('what an address cannot mean is left out', () => {
  const search = 'sort=best&look=tiles&page=0&category=shoes&min=-1&max=1e3&rating=9';
  expect(readShop(search)).toEqual(plainShop);
});

test('another choice goes back to the first page; another look does not', () => {
  expect(writeShop('page=3', { sort: 'price-asc' })).toBe('sort=price-asc');
  expect(writeShop('page=3', { look: 'list' })).toBe('page=3&look=list');
  expect(writeShop('page=3', { page: 2 })).toBe('page=2');
});

test('what is not the shop’s stays in the address', () => {
  expect(writeShop('lng=fr', { q: 'wok' })).toBe('lng=fr&q=wok');
});
