import { expect, test } from 'vitest';
import { listView } from './listView.ts';

test('listView writes only the active filters to the URL and reads them back', () => {
  const address = listView.write('', { search: 'roti', category_id: 12, status: 'low_stock' });
  expect(listView.read(address)).toMatchObject({
    search: 'roti',
    category_id: 12,
    status: 'low_stock',
  });
  expect(listView.write(address, { search: '', category_id: '', status: '' })).toBe('');
});

test('listView returns to page 1 when a filter changes, but not when a drawer opens', () => {
  const third = listView.write('', { page: 3 });
  expect(listView.read(listView.write(third, { open: 7 })).page).toBe(3);
  expect(listView.read(listView.write(third, { search: 'teh' })).page).toBe(1);
});

test('listView ignores invalid values in the URL', () => {
  expect(listView.read('?open=x&page=-1&sort=colour&order=up&category=1e3')).toEqual(
    listView.read(''),
  );
});
