import type { Totals } from '@servery/api';
import { expect, test } from 'vitest';
import { layTenders, shareAmount, type TenderRow } from './layTenders.ts';

const bill = (total: number, captured = 0, rounding = 0) =>
  ({ total, captured, rounding }) as Totals;

const card = (amount: number): TenderRow => ({
  option: 2,
  name: 'Card',
  isCash: false,
  amount,
  tendered: null,
});
const cash = (amount: number, tendered: number | null = null): TenderRow => ({
  option: 1,
  name: 'Cash',
  isCash: true,
  amount,
  tendered,
});

test('cash that settles the bill is rounded to 5 sen', () => {
  const { laid, left, sum } = layTenders(bill(1_012), [cash(1_010, 2_000)]);
  expect(laid[0]).toMatchObject({ applied: 1_010, rounding: -2, change: 990 });
  expect([left, sum]).toEqual([0, 1_010]);
});

test('the amount left after a card payment is asked of the next tender', () => {
  const { laid, left } = layTenders(bill(8_840), [card(4_000), cash(4_840, 5_000)]);
  expect(laid.map(({ applied, change }) => [applied, change])).toEqual([
    [4_000, 0],
    [4_840, 160],
  ]);
  expect(left).toBe(0);
});

test('a partial cash payment is not rounded and leaves the rest', () => {
  expect(layTenders(bill(1_012), [cash(500)])).toMatchObject({ left: 512, sum: 500 });
});

test('flags a tender above the remaining amount', () => {
  expect(layTenders(bill(1_000, 400), [card(700)]).laid[0]?.isTooMuch).toBe(true);
});

test('equal cash shares are rounded to 5 sen and still settle the bill', () => {
  const rows: TenderRow[] = [];
  for (const share of [226, 226, Infinity]) {
    const { left } = layTenders(bill(678), rows);
    rows.push(cash(shareAmount({ left, share, isCash: true })));
  }
  expect(rows.map(({ amount }) => amount)).toEqual([225, 225, 230]);
  expect(layTenders(bill(678), rows)).toMatchObject({ left: 0, sum: 680 });
});

test('a card share is exact and the last share asks for the remaining amount', () => {
  expect(shareAmount({ left: 678, share: 226, isCash: false })).toBe(226);
  expect(shareAmount({ left: 226, share: 226, isCash: false })).toBe(226);
  expect(shareAmount({ left: 228, share: 228, isCash: true })).toBe(230);
});
