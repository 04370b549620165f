import type { ActionReason } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the notification panel. */
export const notificationMessages = defineMessages({
  title: fieldMessages.notifications,
  orders: { id: 'orders.bell.orders', defaultMessage: 'Orders that need attention' },
  readAll: { id: 'orders.bell.readAll', defaultMessage: 'Mark all as read' },
  allRead: { id: 'orders.bell.allRead', defaultMessage: 'All read' },
  unread: { id: 'orders.bell.unread', defaultMessage: 'Unread' },
  loading: { id: 'orders.bell.loading', defaultMessage: 'Loading notifications…' },
  calm: { id: 'orders.bell.calm', defaultMessage: 'Nothing needs your attention' },
  calmText: {
    id: 'orders.bell.calm.text',
    defaultMessage: 'Late, unpaid or stuck orders appear here.',
  },
  all: {
    id: 'orders.bell.all',
    defaultMessage: '{count, plural, one {Show # order} other {Show all # orders}}',
  },
  board: { id: 'orders.bell.board', defaultMessage: 'Show all orders' },
  failed: { id: 'orders.bell.failed', defaultMessage: 'Couldn’t load notifications' },
  stale: actionMessages.stale,
  refused: { id: 'orders.bell.refused', defaultMessage: 'You don’t have access to orders' },
  refusedText: {
    id: 'orders.bell.refused.text',
    defaultMessage:
      'You need the “{right}” permission. Ask your account owner for access. System notifications still appear here.',
  },
  system: { id: 'orders.bell.system', defaultMessage: 'System notifications' },
  systemOff: {
    id: 'orders.bell.system.off',
    defaultMessage: 'Off. You won’t be notified about connection problems or new versions.',
  },
  systemCalm: { id: 'orders.bell.system.calm', defaultMessage: 'Everything is working.' },
});

/** One sentence for each reason for attention; `age` is how long it has been open. */
export const matterMessages: Record<ActionReason, MessageDescriptor> = defineMessages({
  accept_overdue: {
    id: 'orders.bell.matter.accept_overdue',
    defaultMessage: 'Order {number} has been waiting to be accepted for {age}',
  },
  prep_overdue: {
    id: 'orders.bell.matter.prep_overdue',
    defaultMessage: 'Order {number} is {age} later than promised',
  },
  ready_uncollected: {
    id: 'orders.bell.matter.ready_uncollected',
    defaultMessage: 'Order {number} has been ready for {age} but not collected',
  },
  payment_pending_timeout: {
    id: 'orders.bell.matter.payment_pending_timeout',
    defaultMessage: 'Payment for order {number} isn’t confirmed',
  },
  payment_failed: {
    id: 'orders.bell.matter.payment_failed',
    defaultMessage: 'Payment for order {number} failed',
  },
  payment_mismatch: {
    id: 'orders.bell.matter.payment_mismatch',
    defaultMessage: 'Order {number} was overpaid',
  },
  unpaid_after_served: {
    id: 'orders.bell.matter.unpaid_after_served',
    defaultMessage: 'Order {number} was served and has been unpaid for {age}',
  },
  item_unavailable: {
    id: 'orders.bell.matter.item_unavailable',
    defaultMessage: 'An item in order {number} has sold out',
  },
  print_failed: {
    id: 'orders.bell.matter.print_failed',
    defaultMessage: 'Order {number} wasn’t printed',
  },
  delivery_quote_expired: {
    id: 'orders.bell.matter.delivery_quote_expired',
    defaultMessage: 'The delivery quote for order {number} has expired',
  },
  delivery_failed: {
    id: 'orders.bell.matter.delivery_failed',
    defaultMessage: 'Delivery of order {number} failed',
  },
  cancel_requested: {
    id: 'orders.bell.matter.cancel_requested',
    defaultMessage: 'The guest has asked to cancel order {number}',
  },
  refund_failed: {
    id: 'orders.bell.matter.refund_failed',
    defaultMessage: 'The refund for order {number} failed',
  },
  refund_needs_approval: {
    id: 'orders.bell.matter.refund_needs_approval',
    defaultMessage: 'A refund for order {number} needs approval',
  },
  sync_conflict: {
    id: 'orders.bell.matter.sync_conflict',
    defaultMessage: 'Order {number} was changed on two devices',
  },
  member_debt: {
    id: 'orders.bell.matter.member_debt',
    defaultMessage: 'The member on order {number} owes points',
  },
});
