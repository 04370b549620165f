import type { OrderRow } from '@servery/api';
import { expect, test } from 'vitest';
import { matching, noFilter } from './matches.ts';

const orders = [
  { number: '014', customer_name: 'Nurul Huda', table: null, order_method: 'pickup' },
  { number: '015', customer_name: '', table: { id: 1, name: 'A4' }, order_method: 'dine_in' },
] as OrderRow[];
const found = (text: string, method: OrderRow['order_method'] | 'all' = 'all') =>
  matching(orders, { text, method }).map(({ number }) => number);

test('finds orders by number, guest and table, ignoring case', () => {
  expect(found('014')).toEqual(['014']);
  expect(found(' HUDA')).toEqual(['014']);
  expect(found('a4')).toEqual(['015']);
  expect(found('%')).toEqual([]);
});

test('narrows orders to one method', () => {
  expect(found('01', 'dine_in')).toEqual(['015']);
  expect(found('', 'delivery')).toEqual([]);
});

test('returns the same order list if no filter is set', () => {
  expect(matching(orders, noFilter)).toBe(orders);
});
