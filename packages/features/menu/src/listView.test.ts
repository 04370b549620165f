import { expect, test } from 'vitest';
import { readView, writeView } from './listView.ts';

test('an address says what a list is narrowed by, and only that', () => {
  const address = writeView('', { search: 'roti', category_id: 12, status: 'low_stock' });
  expect(readView(address)).toMatchObject({ search: 'roti', category_id: 12, status: 'low_stock' });
  expect(writeView(address, { search: '', category_id: '', status: '' })).toBe('');
});

test('what narrows a list begins at its first page, what is opened beside it stays there', () => {
  const third = writeView('', { page: 3 });
  expect(readView(writeView(third, { open: 7 })).page).toBe(3);
  expect(readView(writeView(third, { search: 'teh' })).page).toBe(1);
});

test('what makes no sense in an address is as if it were not there', () => {
  expect(readView('?open=x&page=-1&sort=colour&order=up&category=1e3')).toEqual(readView(''));
});
