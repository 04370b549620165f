import type { ActionReason, OrderStatus, PaymentStatus } from '@servery/api';
import type { BadgeProps } from '@servery/ui';

type Tone = NonNullable<BadgeProps['tone']>;

const statuses: Partial<Record<OrderStatus, Tone>> = {
  new: 'accent',
  accepted: 'info',
  preparing: 'info',
  ready: 'success',
  served: 'success',
  dispatched: 'info',
  completed: 'success',
  cancelled: 'danger',
};

const payments: Partial<Record<PaymentStatus, Tone>> = {
  pending: 'info',
  authorised: 'info',
  partially_paid: 'warning',
  paid: 'success',
  overpaid: 'danger',
  failed: 'danger',
};

const urgent: ReadonlySet<ActionReason> = new Set([
  'accept_overdue',
  'prep_overdue',
  'payment_failed',
  'payment_mismatch',
  'delivery_failed',
  'refund_failed',
]);

/** Returns the badge tone of an order status; finished orders are muted. */
export const statusTone = (status: OrderStatus): Tone => statuses[status] ?? 'neutral';

/** Returns the badge tone of a payment status. */
export const paymentTone = (status: PaymentStatus): Tone => payments[status] ?? 'neutral';

/** Returns the badge tone of a reason: `danger` if it is urgent, otherwise `warning`. */
export const reasonTone = (reason: ActionReason): Tone =>
  urgent.has(reason) ? 'danger' : 'warning';
