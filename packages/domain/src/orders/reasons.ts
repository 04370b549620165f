import type { ActionReason, MerchantSettings, Reason } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import { terminal } from './list.ts';
import type { OrderRecord } from './record.ts';

/** Minutes after which nobody came, paid or answered. */
export const patience = { ready_uncollected: 20, unpaid_after_served: 30, payment_pending: 15 };

const urgent: ReadonlySet<ActionReason> = new Set([
  'accept_overdue',
  'payment_mismatch',
  'refund_failed',
]);

/** The reasons that open and close by themselves; the others are opened by what happened. */
const ruled: ReadonlySet<ActionReason> = new Set([
  'accept_overdue',
  'prep_overdue',
  'ready_uncollected',
  'unpaid_after_served',
  'payment_failed',
  'payment_mismatch',
  'payment_pending_timeout',
  'refund_needs_approval',
  'refund_failed',
]);

function dueReasons(order: OrderRecord, now: Date, settings: MerchantSettings): ActionReason[] {
  const isPast = (at: string | null, minutes: number) =>
    at !== null && now.getTime() >= Date.parse(at) + minutes * 60_000;
  const refunds = new Set(order.refunds.map(({ state }) => state));
  const due: (ActionReason | false)[] = [
    refunds.has('pending') && 'refund_needs_approval',
    refunds.has('failed') && 'refund_failed',
  ];
  if (!terminal.has(order.status)) {
    const { status } = moneyOf(order, billOf(order).totals.total);
    const isUnpaid = status === 'unpaid' || status === 'partially_paid' || status === 'failed';
    due.push(
      order.status === 'new' &&
        isPast(order.placed_at, settings.accept_minutes) &&
        'accept_overdue',
      (order.status === 'accepted' || order.status === 'preparing') &&
        isPast(order.promised_at, 0) &&
        'prep_overdue',
      order.status === 'ready' &&
        order.order_method !== 'dine_in' &&
        isPast(order.ready_at, patience.ready_uncollected) &&
        'ready_uncollected',
      (order.status === 'served' || order.status === 'dispatched') &&
        isUnpaid &&
        isPast(order.served_at, patience.unpaid_after_served) &&
        'unpaid_after_served',
      status === 'failed' && 'payment_failed',
      status === 'overpaid' && 'payment_mismatch',
      status === 'pending' &&
        isPast(order.payments.at(-1)?.at ?? null, patience.payment_pending) &&
        'payment_pending_timeout',
    );
  }
  return due.filter((code) => code !== false);
}

/** Opens the reasons that are due and closes those that no longer hold; the same order when none changed. */
export function reviewReasons(
  order: OrderRecord,
  now: Date,
  settings: MerchantSettings,
): OrderRecord {
  const due = new Set(dueReasons(order, now, settings));
  const at = now.toISOString();
  let isChanged = false;
  const reasons = order.reasons.map((reason): Reason => {
    const isOpen = reason.resolved_at === null;
    const isOver = terminal.has(order.status) && !due.has(reason.code);
    if (isOpen && due.has(reason.code)) {
      due.delete(reason.code);
      return reason;
    }
    if (!isOpen || !(ruled.has(reason.code) || isOver)) return reason;
    isChanged = true;
    return { ...reason, resolved_at: at, resolved_by: 'rule' };
  });
  if (!isChanged && due.size === 0) return order;
  const opened = [...due].map((code): Reason => ({
    code,
    severity: urgent.has(code) ? 'urgent' : 'notice',
    opened_at: at,
    resolved_at: null,
    resolved_by: null,
  }));
  return { ...order, reasons: [...reasons, ...opened] };
}
