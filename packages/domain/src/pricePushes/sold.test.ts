import { expect, test } from 'vitest';
import { anyOrder, contextBy, itemNamed, paidBy } from '../orders/anyOrder.ts';
import type { LineRecord, OrderRecord } from '../orders/record.ts';
import { soldDays, soldOf } from './sold.ts';

const today = '2026-11-21';
const roti = { ...itemNamed('Roti tisu'), prices: { delivery: 500 } };
const paid = paidBy(anyOrder(), 'cash', contextBy('merchant', 60));
const soldIn = (change: Partial<OrderRecord>) => soldOf([{ ...paid, ...change }], roti, today);
const withRoti = (change: Partial<LineRecord>) => ({
  items: paid.items.map((line) => (line.menu_id === roti.id ? { ...line, ...change } : line)),
});

test('counts the 7 full trading days before the current one', () => {
  expect(soldDays(today)).toEqual({ from_date: '2026-11-14', to_date: '2026-11-20' });
  const days = ['2026-11-13', '2026-11-14', '2026-11-20', today];
  expect(days.map((business_date) => soldIn({ business_date }))).toEqual([0, 2, 2, 0]);
});

test('counts paid orders, without voided and comped items', () => {
  expect(soldOf([paid, paid], roti, today)).toBe(4);
  expect(soldOf([anyOrder()], roti, today)).toBe(0);
  expect(soldIn({ status: 'cancelled' })).toBe(0);
  expect(soldIn({ status: 'merged' })).toBe(0);
  expect(soldIn(withRoti({ status: 'voided' }))).toBe(0);
  expect(soldIn(withRoti({ is_comped: true }))).toBe(0);
});

test('leaves out order methods with a price of their own', () => {
  expect(soldIn({ order_method: 'delivery' })).toBe(0);
  expect(soldOf([paid], { ...roti, prices: { dine_in: 480 } }, today)).toBe(0);
});
