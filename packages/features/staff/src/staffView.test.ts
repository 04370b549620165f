import { expect, test } from 'vitest';
import { staffQuery, staffView } from './staffView.ts';

const queryOf = (search: string) => staffQuery(101, staffView.read(search));

test('leaves out defaults from the query, as the first request does', () => {
  expect(queryOf('')).toEqual({ merchant_id: 101, order: 'asc' });
  expect(queryOf('?open=12')).toEqual({ merchant_id: 101, order: 'asc' });
});

test('has the search, the filters and the page', () => {
  expect(queryOf('?search=siti&role=cashier&status=invited&order=desc&page=3')).toEqual({
    merchant_id: 101,
    order: 'desc',
    search: 'siti',
    role: 'cashier',
    status: 'invited',
    start: 20,
  });
});
