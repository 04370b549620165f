import type { OrderStatus } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is said of what was ordered, and of the bill. */
export const orderWords = defineMessages({
  title: { id: 'guest.order.title', defaultMessage: 'Your orders' },
  order: { id: 'guest.order.order', defaultMessage: 'Order {number}' },
  placedAt: { id: 'guest.order.placedAt', defaultMessage: 'sent at {time}' },
  promised: { id: 'guest.order.promised', defaultMessage: 'Ready about {time}' },
  total: { id: 'guest.order.total', defaultMessage: 'With service charge and tax' },
  owed: { id: 'guest.order.owed', defaultMessage: 'To pay' },
  askBill: { id: 'guest.order.askBill', defaultMessage: 'Ask for the bill' },
  billAsked: {
    id: 'guest.order.billAsked',
    defaultMessage: 'You asked for the bill at {time}. Staff have been notified.',
  },
  billPrinted: { id: 'guest.order.billPrinted', defaultMessage: 'Your bill is printed.' },
});

/** Where an order stands, as its guests are told. */
export const statusWords: Readonly<Record<OrderStatus, MessageDescriptor>> = defineMessages({
  draft: { id: 'guest.status.draft', defaultMessage: 'Not sent yet' },
  new: { id: 'guest.status.new', defaultMessage: 'Sent' },
  accepted: { id: 'guest.status.accepted', defaultMessage: 'Accepted' },
  preparing: { id: 'guest.status.preparing', defaultMessage: 'Being made' },
  ready: { id: 'guest.status.ready', defaultMessage: 'On its way to you' },
  served: { id: 'guest.status.served', defaultMessage: 'Served' },
  dispatched: { id: 'guest.status.dispatched', defaultMessage: 'On the road' },
  completed: { id: 'guest.status.completed', defaultMessage: 'Paid' },
  cancelled: { id: 'guest.status.cancelled', defaultMessage: 'Not taken. Ask the staff.' },
  voided: { id: 'guest.status.voided', defaultMessage: 'Taken off' },
  merged: { id: 'guest.status.merged', defaultMessage: 'Put together with another' },
});
