import { expect, test } from 'vitest';
import { platformAccountsQuery, platformAccountsView } from './platformAccountsView.ts';

const queryOf = (search: string) => platformAccountsQuery(platformAccountsView.read(search));

test('leaves out defaults from the query, as the first request does', () => {
  expect(queryOf('')).toEqual({ order: 'asc' });
  expect(queryOf('?open=12&merchant_id=101')).toEqual({ order: 'asc' });
});

test('has the search, the filters and the page', () => {
  expect(queryOf('?search=nora&role=agent&status=invited&order=desc&page=3')).toEqual({
    order: 'desc',
    search: 'nora',
    role: 'agent',
    status: 'invited',
    start: 20,
  });
});
