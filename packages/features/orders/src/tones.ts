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

/** The colour of a status: what is over is quiet. */
export const statusTone = (status: OrderStatus): Tone => statuses[status] ?? 'neutral';

/** The colour of where the money stands. */
export const paymentTone = (status: PaymentStatus): Tone => payments[status] ?? 'neutral';

/** The colour of a reason: some cannot wait. */
export const reasonTone = (reason: ActionReason): Tone =>
  urgent.has(reason) ? 'danger' : 'warning';
