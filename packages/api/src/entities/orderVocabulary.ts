/** The ways in which a guest gets the food. */
export const orderMethods = ['dine_in', 'pickup', 'delivery'] as const;
export type OrderMethod = (typeof orderMethods)[number];

/** The lifecycle of an order. */
export const orderStatuses = [
  'draft',
  'new',
  'accepted',
  'preparing',
  'ready',
  'served',
  'dispatched',
  'completed',
  'cancelled',
  'voided',
  'merged',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Payment statuses. They are derived from the payments and refunds, never stored. */
export const paymentStatuses = [
  'unpaid',
  'pending',
  'authorised',
  'partially_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
  'failed',
  'written_off',
  /** No payment was taken and none is due: voided, cancelled or comped before any payment. */
  'not_charged',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why an order needs attention. Reasons open and close by rule; they are never a status. */
export const actionReasons = [
  'accept_overdue',
  'prep_overdue',
  'ready_uncollected',
  'payment_pending_timeout',
  'payment_failed',
  'payment_mismatch',
  'unpaid_after_served',
  'item_unavailable',
  'print_failed',
  'delivery_quote_expired',
  'delivery_failed',
  'cancel_requested',
  'refund_failed',
  'refund_needs_approval',
  'sync_conflict',
  'member_debt',
] as const;
export type ActionReason = (typeof actionReasons)[number];
