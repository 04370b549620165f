import type { DetailsOf } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** Messages of splitting a bill by item or seat. */
export const splitMessages = defineMessages({
  title: { id: 'screens.split.title', defaultMessage: 'Split order {number} by item' },
  choose: { id: 'screens.split.choose', defaultMessage: 'Items for the new bill' },
  seats: { id: 'screens.split.seats', defaultMessage: 'Choose by seat' },
  seat: { id: 'screens.split.seat', defaultMessage: 'Seat {seat, number} · {amount}' },
  shared: { id: 'screens.split.shared', defaultMessage: 'Shared · {amount}' },
  ofSeat: { id: 'screens.split.ofSeat', defaultMessage: '{name}, seat {seat, number}' },
  item: { id: 'screens.split.item', defaultMessage: '{name} (up to {quantity, number})' },
  fewer: { id: 'screens.split.fewer', defaultMessage: 'One fewer {name}' },
  more: { id: 'screens.split.more', defaultMessage: 'One more {name}' },
  change: { id: 'screens.split.change', defaultMessage: 'Choose other items' },
  show: { id: 'screens.split.show', defaultMessage: 'Show amount' },
  newBill: { id: 'screens.split.newBill', defaultMessage: 'New bill' },
  rest: { id: 'screens.split.rest', defaultMessage: '{amount} stays on order {number}.' },
  kitchen: {
    id: 'screens.split.kitchen',
    defaultMessage: 'Items already sent to the kitchen won’t be sent again.',
  },
  submit: { id: 'screens.split.submit', defaultMessage: 'Split and charge {amount}' },
});

/** Reasons why a bill can't be split, by the `why` of the problem. */
export const splitProblemMessages: Record<DetailsOf<'cannotSplit'>['why'], MessageDescriptor> =
  defineMessages({
    closed: {
      id: 'screens.split.problem.closed',
      defaultMessage: 'Order {number} is new or closed. Only open, accepted orders can be split.',
    },
    delivery: {
      id: 'screens.split.problem.delivery',
      defaultMessage: 'The bill of a delivery can’t be split.',
    },
    payment: {
      id: 'screens.split.problem.payment',
      defaultMessage: 'Order {number} has a payment in progress. Try again when it’s done.',
    },
    paid: {
      id: 'screens.split.problem.paid',
      defaultMessage: 'More is already paid than would stay on order {number}. Move fewer items.',
    },
    empty: {
      id: 'screens.split.problem.empty',
      defaultMessage: 'Leave at least one item on order {number}.',
    },
  });
