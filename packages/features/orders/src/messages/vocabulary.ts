import type { ActionReason, OrderMethod, OrderStatus, PaymentStatus } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { fieldMessages, orderMessages, paymentStateMessages } from '@servery/screens/messages';

/** The names of the order statuses. */
export const statusMessages: Record<OrderStatus, MessageDescriptor> = defineMessages({
  draft: orderMessages.draft,
  new: orderMessages.new,
  accepted: orderMessages.accepted,
  preparing: orderMessages.preparing,
  ready: orderMessages.ready,
  served: orderMessages.served,
  dispatched: orderMessages.dispatched,
  completed: { id: 'orders.status.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orders.status.cancelled', defaultMessage: 'Cancelled' },
  voided: { id: 'orders.status.voided', defaultMessage: 'Voided' },
  merged: { id: 'orders.status.merged', defaultMessage: 'Combined' },
});

/** The names of the order methods. */
export const methodMessages: Record<OrderMethod, MessageDescriptor> = defineMessages({
  dine_in: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
});

/** The names of the payment statuses. */
export const paymentMessages: Record<PaymentStatus, MessageDescriptor> = defineMessages({
  unpaid: { id: 'orders.payment.unpaid', defaultMessage: 'Unpaid' },
  pending: paymentStateMessages.pending,
  authorised: { id: 'orders.payment.authorised', defaultMessage: 'Authorised' },
  partially_paid: { id: 'orders.payment.partially_paid', defaultMessage: 'Partly paid' },
  paid: orderMessages.paid,
  overpaid: orderMessages.overpaid,
  partially_refunded: orderMessages.partlyRefunded,
  refunded: orderMessages.refunded,
  failed: { id: 'orders.payment.failed', defaultMessage: 'Payment failed' },
  written_off: { id: 'orders.payment.written_off', defaultMessage: 'Written off' },
  not_charged: orderMessages.notCharged,
});

/** The names of the reasons why an order needs attention. */
export const reasonMessages: Record<ActionReason, MessageDescriptor> = defineMessages({
  accept_overdue: { id: 'orders.reason.accept_overdue', defaultMessage: 'Waiting to be accepted' },
  prep_overdue: { id: 'orders.reason.prep_overdue', defaultMessage: 'Later than promised' },
  ready_uncollected: orderMessages.notCollected,
  payment_pending_timeout: {
    id: 'orders.reason.payment_pending_timeout',
    defaultMessage: 'Payment not confirmed',
  },
  payment_failed: { id: 'orders.reason.payment_failed', defaultMessage: 'Payment failed' },
  payment_mismatch: orderMessages.overpaid,
  unpaid_after_served: {
    id: 'orders.reason.unpaid_after_served',
    defaultMessage: 'Served, not paid',
  },
  item_unavailable: { id: 'orders.reason.item_unavailable', defaultMessage: 'Item sold out' },
  print_failed: { id: 'orders.reason.print_failed', defaultMessage: 'Not printed' },
  delivery_quote_expired: {
    id: 'orders.reason.delivery_quote_expired',
    defaultMessage: 'Delivery quote expired',
  },
  delivery_failed: { id: 'orders.reason.delivery_failed', defaultMessage: 'Delivery failed' },
  cancel_requested: {
    id: 'orders.reason.cancel_requested',
    defaultMessage: 'Cancellation requested',
  },
  refund_failed: { id: 'orders.reason.refund_failed', defaultMessage: 'Refund failed' },
  refund_needs_approval: {
    id: 'orders.reason.refund_needs_approval',
    defaultMessage: 'Refund needs approval',
  },
  sync_conflict: { id: 'orders.reason.sync_conflict', defaultMessage: 'Changed on two devices' },
  member_debt: { id: 'orders.reason.member_debt', defaultMessage: 'Member owes points' },
});
