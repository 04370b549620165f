import { listOrders } from '@servery/api';
import { parse } from '@servery/api/serve';
import { expect, test } from 'vitest';
import { countFilters, historyQuery, historyView } from './historyQuery.ts';

const busy = historyView.write('', {
  search: '100% =nasi & "teh"',
  type: 'action',
  status: 'counted',
  status_remark: 'prep_overdue',
  startDate: '2026-11-01 00:00',
  endDate: '2026-11-21 23:59',
  merchant_id: 101,
  order_method: 'delivery',
  payment_status: 'partially_paid',
  staff_id: 13,
  promotion_id: 7,
  table_id: 4,
  transaction_id: 'T-9/1',
  sort: 'total',
  order: 'asc',
  start: 50,
  length: 25,
});

test('an empty URL query produces an empty request query', () => {
  expect(historyQuery('')).toEqual({});
  expect(historyView.write('', historyView.plain)).toBe('');
});

test('every filter survives a round trip through the URL', () => {
  expect(historyView.write('', historyView.read(busy))).toBe(busy);
  expect(historyQuery(busy)).toEqual(historyView.read(busy));
  expect(historyQuery(`?${busy}`)).toEqual(historyQuery(busy));
});

test('every URL produces a query that the host accepts', () => {
  const odd = 'search=%00&type=all&startDate=2026-02-30+00:00&endDate=2026-03-01+00:00&table_id=-1';
  for (const search of [busy, `${odd}&start=99999999999&length=7&sort=guest`]) {
    const sent = new URLSearchParams(
      Object.entries(historyQuery(search.replace('%00', 'x'))).map(([k, v]) => [k, String(v)]),
    );
    expect(() => parse(listOrders, { params: {}, query: sent, body: undefined })).not.toThrow();
  }
  expect(historyQuery(odd.replace('search=%00&', ''))).toEqual({});
});

test('an incomplete or reversed date range is ignored', () => {
  expect(historyQuery('startDate=2026-11-01 00:00')).toEqual({});
  expect(historyQuery('startDate=2026-11-02 00:00&endDate=2026-11-01 00:00')).toEqual({});
});

test('a filter change returns to the first page and a page change keeps the filters', () => {
  expect(historyView.read(historyView.write('start=50', { table_id: 4 })).start).toBe(0);
  expect(historyView.read(historyView.write('table_id=4', { start: 50 }))).toMatchObject({
    start: 50,
    table_id: 4,
  });
});

test('continuous scrolling starts at the first row and loads the largest chunks', () => {
  expect(historyQuery('length=all&start=50')).toEqual({ length: 100 });
});

test('URL parameters that are not of the history are preserved', () => {
  expect(historyView.write('order=asc&panel=7', { order: 'desc' })).toBe('panel=7');
});

test('counts each filter once and both dates as one filter', () => {
  expect(countFilters(historyView.plain)).toBe(0);
  expect(countFilters(historyView.read(busy))).toBe(12);
});
