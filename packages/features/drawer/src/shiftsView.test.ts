import { expect, test } from 'vitest';
import { shiftsQuery, shiftsView } from './shiftsView.ts';

const queryOf = (search: string) => shiftsQuery(101, shiftsView.read(search));

test('leaves out defaults from the query, as the first request does', () => {
  expect(queryOf('')).toEqual({ merchant_id: 101 });
  expect(queryOf('?open=12')).toEqual({ merchant_id: 101 });
});

test('has the search, the filters and the page', () => {
  expect(queryOf('?search=till&state=open&drawer_id=7&date=2026-11-20&page=3')).toEqual({
    merchant_id: 101,
    search: 'till',
    state: 'open',
    drawer_id: 7,
    business_date: '2026-11-20',
    start: 20,
  });
});

test('a day is a filter that can be cleared', () => {
  expect(shiftsView.isNarrowed(shiftsView.read('?date=2026-11-20'))).toBe(true);
  expect(shiftsView.isNarrowed(shiftsView.read('?open=12'))).toBe(false);
});
