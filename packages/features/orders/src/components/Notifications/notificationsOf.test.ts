import type { ActionReason, OrderRow } from '@servery/api';
import { showRow } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { expect, test } from 'vitest';
import { notificationsOf } from './notificationsOf.ts';

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

test('an order without an open reason produces no notification', () => {
  expect(notificationsOf([row(1, [])])).toEqual([]);
});

test('notifications are sorted latest first, regardless of the order of the rows', () => {
  const rows = [row(1, ['accept_overdue']), row(2, ['prep_overdue']), row(3, ['print_failed'])];
  expect(notificationsOf(rows).map(({ order }) => order.id)).toEqual([2, 3, 1]);
});

test('the most urgent reason comes first', () => {
  const [notifications] = notificationsOf([row(1, ['print_failed', 'payment_failed'])]);
  expect(notifications).toMatchObject({ reason: 'payment_failed', others: ['print_failed'] });
});

test('a reason that reopens is unread again and one that persists is not', () => {
  const idOf = (more: Partial<OrderRow>) =>
    notificationsOf([row(1, ['prep_overdue'], more)])[0]!.ids;
  expect(idOf({ version: 9, status: 'preparing' })).toEqual(idOf({}));
  expect(idOf({ promised_at: '2026-11-20T05:00:00.000Z' })).not.toEqual(idOf({}));
});
