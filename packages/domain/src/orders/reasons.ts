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

type Due = readonly [code: ActionReason, since: string];

/** The reasons that hold, each since the moment that made it so. */
function dueReasons(order: OrderRecord, now: Date, settings: MerchantSettings): Due[] {
  const at = now.toISOString();
  const due: Due[] = [];
  const hold = (code: ActionReason, isIt: boolean, since = at) => isIt && due.push([code, since]);
  const wait = (code: ActionReason, isIt: boolean, from: string | null, minutes: number) => {
    const end = from === null ? Infinity : Date.parse(from) + minutes * 60_000;
    if (isIt && now.getTime() >= end) due.push([code, new Date(end).toISOString()]);
  };
  const refunds = new Set(order.refunds.map(({ state }) => state));
  hold('refund_needs_approval', refunds.has('pending'));
  hold('refund_failed', refunds.has('failed'));
  if (terminal.has(order.status)) return due;

  const { status } = moneyOf(order, billOf(order).totals.total);
  const isUnpaid = status === 'unpaid' || status === 'partially_paid' || status === 'failed';
  const isMade = order.status === 'accepted' || order.status === 'preparing';
  const isAway = order.status === 'served' || order.status === 'dispatched';
  const isWaiting = order.status === 'ready' && order.order_method !== 'dine_in';
  const asked = order.payments.at(-1)?.at ?? null;
  wait('accept_overdue', order.status === 'new', order.placed_at, settings.accept_minutes);
  wait('prep_overdue', isMade, order.promised_at, 0);
  wait('ready_uncollected', isWaiting, order.ready_at, patience.ready_uncollected);
  wait('unpaid_after_served', isAway && isUnpaid, order.served_at, patience.unpaid_after_served);
  wait('payment_pending_timeout', status === 'pending', asked, patience.payment_pending);
  hold('payment_failed', status === 'failed');
  hold('payment_mismatch', status === 'overpaid');
  return due;
}

/** Opens the reasons that are due and closes those that no longer hold; the same order when none changed. */
export function reviewReasons(
  order: OrderRecord,
  now: Date,
  settings: MerchantSettings,
): OrderRecord {
  const due = new Map(dueReasons(order, now, settings));
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
  const opened = [...due].map(([code, since]): Reason => ({
    code,
    severity: urgent.has(code) ? 'urgent' : 'notice',
    opened_at: since,
    resolved_at: null,
    resolved_by: null,
  }));
  return { ...order, reasons: [...reasons, ...opened] };
}
