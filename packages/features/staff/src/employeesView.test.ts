import { expect, test } from 'vitest';
import { employeesQuery, employeesView } from './employeesView.ts';

const queryOf = (search: string) => employeesQuery(101, employeesView.read(search));

test('leaves out defaults from the query, as the first request does', () => {
  expect(queryOf('')).toEqual({ merchant_id: 101, order: 'asc' });
  expect(queryOf('?open=12')).toEqual({ merchant_id: 101, order: 'asc' });
});

test('has the search, the filter and the page', () => {
  expect(queryOf('?search=cook&status=left&order=desc&page=3')).toEqual({
    merchant_id: 101,
    order: 'desc',
    search: 'cook',
    status: 'left',
    start: 20,
  });
});
