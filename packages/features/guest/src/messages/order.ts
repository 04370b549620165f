import type { OrderStatus } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { orderMessages as shared } from '@servery/screens/messages';

/** Messages of orders and the bill. */
export const orderMessages = defineMessages({
  title: { id: 'guest.order.title', defaultMessage: 'Your orders' },
  order: shared.number,
  placedAt: { id: 'guest.order.placedAt', defaultMessage: 'Sent at {time}' },
  promised: { id: 'guest.order.promised', defaultMessage: 'Ready at about {time}' },
  total: { id: 'guest.order.total', defaultMessage: 'Total with service charge and tax' },
  owed: shared.toPay,
  askBill: { id: 'guest.order.askBill', defaultMessage: 'Ask for the bill' },
  billAsked: {
    id: 'guest.order.billAsked',
    defaultMessage: 'You asked for the bill at {time}. Staff have been notified.',
  },
  billPrinted: { id: 'guest.order.billPrinted', defaultMessage: 'Your bill is printed.' },
});

/** Names of order statuses for guests. */
export const statusMessages: Readonly<Record<OrderStatus, MessageDescriptor>> = defineMessages({
  draft: { id: 'guest.status.draft', defaultMessage: 'Not sent yet' },
  new: { id: 'guest.status.new', defaultMessage: 'Sent' },
  accepted: shared.accepted,
  preparing: { id: 'guest.status.preparing', defaultMessage: 'Being prepared' },
  ready: { id: 'guest.status.ready', defaultMessage: 'On its way to you' },
  served: shared.served,
  dispatched: shared.dispatched,
  completed: shared.paid,
  cancelled: { id: 'guest.status.cancelled', defaultMessage: 'Cancelled. Ask the staff.' },
  voided: { id: 'guest.status.voided', defaultMessage: 'Removed' },
  merged: { id: 'guest.status.merged', defaultMessage: 'Combined with another order' },
});
