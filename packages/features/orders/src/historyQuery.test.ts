import { listOrders } from '@servery/api';
import { parse } from '@servery/api/serve';
import { expect, test } from 'vitest';
import {
  countFilters,
  historyQuery,
  plainView,
  readHistory,
  writeHistory,
} from './historyQuery.ts';

const busy = writeHistory('', {
  search: '100% =nasi & "teh"',
  type: 'action',
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

test('an address that says nothing asks for nothing but what the host takes for granted', () => {
  expect(historyQuery('')).toEqual({});
  expect(writeHistory('', plainView)).toBe('');
});

test('every filter goes into the address and comes back out of it', () => {
  expect(writeHistory('', readHistory(busy))).toBe(busy);
  expect(historyQuery(busy)).toEqual(readHistory(busy));
  expect(historyQuery(`?${busy}`)).toEqual(historyQuery(busy));
});

test('the host takes whatever the address says', () => {
  const odd = 'search=%00&type=all&startDate=2026-02-30+00:00&endDate=2026-03-01+00:00&table_id=-1';
  for (const search of [busy, `${odd}&start=99999999999&length=7&sort=guest`]) {
    const sent = new URLSearchParams(
      Object.entries(historyQuery(search.replace('%00', 'x'))).map(([k, v]) => [k, String(v)]),
    );
    expect(() => parse(listOrders, { params: {}, query: sent, body: undefined })).not.toThrow();
  }
  expect(historyQuery(odd.replace('search=%00&', ''))).toEqual({});
});

test('half a range, or one that ends before it starts, is none', () => {
  expect(historyQuery('startDate=2026-11-01 00:00')).toEqual({});
  expect(historyQuery('startDate=2026-11-02 00:00&endDate=2026-11-01 00:00')).toEqual({});
});

test('a change goes back to the first page, a turn of the page does not', () => {
  expect(readHistory(writeHistory('start=50', { table_id: 4 })).start).toBe(0);
  expect(readHistory(writeHistory('table_id=4', { start: 50 }))).toMatchObject({
    start: 50,
    table_id: 4,
  });
});

test('all rows one after the other are asked for from the first, in the largest pieces', () => {
  expect(historyQuery('length=all&start=50')).toEqual({ length: 100 });
});

test('what is not of the history stays in the address', () => {
  expect(writeHistory('order=asc&panel=7', { order: 'desc' })).toBe('panel=7');
});

test('a filter counts once, the dates together', () => {
  expect(countFilters(plainView)).toBe(0);
  expect(countFilters(readHistory(busy))).toBe(11);
});
