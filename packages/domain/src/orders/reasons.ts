import type { ActionReason, MerchantSettings, Order, Reason } from '@servery/api';
import { billOf, moneyOf } from './bill.ts';
import { expiryOf } from './expireOrder.ts';
import { terminal } from './list.ts';
import type { OrderRecord } from './record.ts';

/**
 * The minutes after which an uncollected order, an unpaid order or a pending payment opens a
 * reason.
 */
export const patience = { ready_uncollected: 20, unpaid_after_served: 30, payment_pending: 15 };

const urgent: ReadonlySet<ActionReason> = new Set([
  'accept_overdue',
  'payment_mismatch',
  'refund_failed',
]);

/** The reasons that open and close by rule; the others are opened by events. */
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
/** The payment status of an order; null once the order has ended. */
type Money = Order['payment_status'] | null;

/**
 * Returns the reasons that depend on time, each with the instant from which it holds if nothing
 * changes.
 */
function waitsOf(order: OrderRecord, status: Money, settings: MerchantSettings): Due[] {
  const waits: Due[] = [];
  const wait = (code: ActionReason, isIt: boolean, from: string | null, minutes: number) => {
    if (!isIt || from === null) return;
    waits.push([code, new Date(Date.parse(from) + minutes * 60_000).toISOString()]);
  };
  const isUnpaid = status === 'unpaid' || status === 'partially_paid' || status === 'failed';
  const isMade = order.status === 'accepted' || order.status === 'preparing';
  const isAway = order.status === 'served' || order.status === 'dispatched';
  const isWaiting = order.status === 'ready' && order.order_method !== 'dine_in';
  const requested_at = order.payments.at(-1)?.at ?? null;
  wait('accept_overdue', order.status === 'new', order.placed_at, settings.accept_minutes);
  wait('prep_overdue', isMade, order.promised_at, 0);
  wait('ready_uncollected', isWaiting, order.ready_at, patience.ready_uncollected);
  wait('unpaid_after_served', isAway && isUnpaid, order.served_at, patience.unpaid_after_served);
  wait('payment_pending_timeout', status === 'pending', requested_at, patience.payment_pending);
  return waits;
}

/** Returns the reasons that hold independently of the time. */
function holdsOf({ refunds: given }: OrderRecord, status: Money): ActionReason[] {
  const refunds = new Set(given.map(({ state }) => state));
  const held: readonly [ActionReason, boolean][] = [
    ['refund_needs_approval', refunds.has('pending')],
    ['refund_failed', refunds.has('failed')],
    ['payment_failed', status === 'failed'],
    ['payment_mismatch', status === 'overpaid'],
  ];
  return held.flatMap(([code, isIt]) => (isIt ? [code] : []));
}

/**
 * Opens the reasons that are due, closes those that no longer hold, and sets the next instant at
 * which time alone opens a reason or expires the order. Returns the same order if nothing changed.
 */
export function reviewReasons(
  order: OrderRecord,
  now: Date,
  settings: MerchantSettings,
): OrderRecord {
  const at = now.toISOString();
  const isOver = terminal.has(order.status);
  const status = isOver ? null : moneyOf(order, billOf(order).totals.total).status;
  const waits = isOver ? [] : waitsOf(order, status, settings);
  const expiry = isOver ? null : expiryOf(order, settings);
  const review_at = [...waits.map(([, since]) => since), ...(expiry === null ? [] : [expiry])]
    .filter((since) => since > at)
    .reduce<string | null>((first, one) => (first !== null && first < one ? first : one), null);
  const due = new Map([
    ...holdsOf(order, status).map((code): Due => [code, at]),
    ...waits.filter(([, since]) => since <= at),
  ]);
  let isChanged = review_at !== order.review_at;
  const reasons = order.reasons.map((reason): Reason => {
    const isOpen = reason.resolved_at === null;
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
  return { ...order, review_at, reasons: [...reasons, ...opened] };
}
