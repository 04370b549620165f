import type { ActionReason } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What stands in the panel of notifications. */
export const newsWords = defineMessages({
  title: { id: 'orders.bell.title', defaultMessage: 'Notifications' },
  orders: { id: 'orders.bell.orders', defaultMessage: 'Orders that need somebody' },
  readAll: { id: 'orders.bell.readAll', defaultMessage: 'Mark all as read' },
  allRead: { id: 'orders.bell.allRead', defaultMessage: 'All read' },
  unread: { id: 'orders.bell.unread', defaultMessage: 'Unread' },
  loading: { id: 'orders.bell.loading', defaultMessage: 'Loading the notifications' },
  calm: { id: 'orders.bell.calm', defaultMessage: 'Nothing needs you now' },
  calmText: {
    id: 'orders.bell.calm.text',
    defaultMessage: 'Orders that are late, unpaid or stuck show up here.',
  },
  all: {
    id: 'orders.bell.all',
    defaultMessage: '{count, plural, one {Show # order} other {Show all # orders}}',
  },
  board: { id: 'orders.bell.board', defaultMessage: 'Show all orders' },
  failed: { id: 'orders.bell.failed', defaultMessage: 'This could not be loaded' },
  stale: { id: 'orders.bell.stale', defaultMessage: 'This may be out of date' },
  retry: { id: 'orders.bell.retry', defaultMessage: 'Try again' },
  refused: { id: 'orders.bell.refused', defaultMessage: 'You may not see orders' },
  refusedText: {
    id: 'orders.bell.refused.text',
    defaultMessage:
      'It takes the right “{right}”. The owner of the account can give it. What the system says still arrives here.',
  },
  system: { id: 'orders.bell.system', defaultMessage: 'System notifications' },
  systemOff: {
    id: 'orders.bell.system.off',
    defaultMessage: 'Off: the connection and new versions are not reported here.',
  },
  systemCalm: { id: 'orders.bell.system.calm', defaultMessage: 'All is well.' },
});

/** What is the matter with an order, as a sentence; `age` is how long it has been so. */
export const matterWords: Record<ActionReason, MessageDescriptor> = defineMessages({
  accept_overdue: {
    id: 'orders.bell.matter.accept_overdue',
    defaultMessage: 'Order {number} waits to be accepted for {age}',
  },
  prep_overdue: {
    id: 'orders.bell.matter.prep_overdue',
    defaultMessage: 'Order {number} is {age} later than promised',
  },
  ready_uncollected: {
    id: 'orders.bell.matter.ready_uncollected',
    defaultMessage: 'Order {number} is ready and not collected for {age}',
  },
  payment_pending_timeout: {
    id: 'orders.bell.matter.payment_pending_timeout',
    defaultMessage: 'The payment of order {number} is not confirmed',
  },
  payment_failed: {
    id: 'orders.bell.matter.payment_failed',
    defaultMessage: 'The payment of order {number} failed',
  },
  payment_mismatch: {
    id: 'orders.bell.matter.payment_mismatch',
    defaultMessage: 'Too much was paid for order {number}',
  },
  unpaid_after_served: {
    id: 'orders.bell.matter.unpaid_after_served',
    defaultMessage: 'Order {number} is served and not paid for {age}',
  },
  item_unavailable: {
    id: 'orders.bell.matter.item_unavailable',
    defaultMessage: 'An item of order {number} ran out',
  },
  print_failed: {
    id: 'orders.bell.matter.print_failed',
    defaultMessage: 'Order {number} was not printed',
  },
  delivery_quote_expired: {
    id: 'orders.bell.matter.delivery_quote_expired',
    defaultMessage: 'The delivery quote of order {number} ran out',
  },
  delivery_failed: {
    id: 'orders.bell.matter.delivery_failed',
    defaultMessage: 'The delivery of order {number} failed',
  },
  cancel_requested: {
    id: 'orders.bell.matter.cancel_requested',
    defaultMessage: 'The guest of order {number} asks to cancel',
  },
  refund_failed: {
    id: 'orders.bell.matter.refund_failed',
    defaultMessage: 'The refund of order {number} failed',
  },
  refund_needs_approval: {
    id: 'orders.bell.matter.refund_needs_approval',
    defaultMessage: 'A refund of order {number} waits for approval',
  },
  sync_conflict: {
    id: 'orders.bell.matter.sync_conflict',
    defaultMessage: 'Order {number} was changed on two devices',
  },
  member_debt: {
    id: 'orders.bell.matter.member_debt',
    defaultMessage: 'The member of order {number} owes points',
  },
});
