import { expect, test } from 'vitest';
import { merchantsQuery, merchantsView } from './merchantsView.ts';

const queryOf = (search: string) => merchantsQuery(merchantsView.read(search));

test('the query of a plain URL is empty, as in the first request of the page', () => {
  expect(queryOf('')).toEqual({});
  expect(queryOf('?open=101')).toEqual({});
});

test('filters, sorting and page are in the URL', () => {
  const search =
    '?search=melati&status=suspended&setup_status=live&startDate=2026-01-01&endDate=2026-01-31&columns=name&order=asc&page=3';
  expect(queryOf(search)).toEqual({
    search: 'melati',
    status: 'suspended',
    setup_status: 'live',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    columns: 'name',
    order: 'asc',
    start: 20,
  });
  expect(merchantsView.write(search, { status: '' })).not.toContain('page');
});

test('dates hide rows, and sorting doesn’t', () => {
  const isNarrowed = (search: string) => merchantsView.isNarrowed(merchantsView.read(search));
  expect(isNarrowed('?startDate=2026-01-01')).toBe(true);
  expect(isNarrowed('?columns=name&order=asc&page=2')).toBe(false);
});

test('invalid values are ignored', () => {
  expect(queryOf('?status=gone&setup_status=suspended&startDate=2026-02-30&columns=plan')).toEqual(
    {},
  );
});
