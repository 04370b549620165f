import type { ActionReason, OrderRow } from '@servery/api';
import { showRow } from '@servery/domain/orders';
import { sample } from '@servery/domain/sample';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const [any] = sample().ordersOf([101]).map(showRow);

const row = (id: number, reasons: ActionReason[], more: Partial<OrderRow> = {}): OrderRow => ({
  ...any!,
  id,
  reasons,
  placed_at: '2026-11-20T04:00:00.000Z',
  promised_at: '2026-11-20T04:20:00.000Z',
  status_at: '2026-11-20T04:10:00.000Z',
  ...more,
});

test('an order without an open reason is no news', () => {
  expect(newsOf([row(1, [])])).toEqual([]);
});

test('the newest matter stands first, whatever the order came in', () => {
  const rows = [row(1, ['accept_overdue']), row(2, ['prep_overdue']), row(3, ['print_failed'])];
  expect(newsOf(rows).map(({ order }) => order.id)).toEqual([2, 3, 1]);
});

test('what cannot wait is said first', () => {
  const [news] = newsOf([row(1, ['print_failed', 'payment_failed'])]);
  expect(news).toMatchObject({ reason: 'payment_failed', others: ['print_failed'] });
});

test('a reason that opens anew is unread again, one that only lasts is not', () => {
  const idOf = (more: Partial<OrderRow>) => newsOf([row(1, ['prep_overdue'], more)])[0]!.ids;
  expect(idOf({ version: 9, status: 'preparing' })).toEqual(idOf({}));
  expect(idOf({ promised_at: '2026-11-20T05:00:00.000Z' })).not.toEqual(idOf({}));
});
