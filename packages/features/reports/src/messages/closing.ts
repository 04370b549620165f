import { defineMessages } from '@servery/screens/define';
import { problemMessages as problems } from '@servery/screens/messages';

/** Messages of closing a trading day. */
export const closingMessages = defineMessages({
  closed: {
    id: 'reports.closing.closed',
    defaultMessage: 'Closing {number, number}, by {name}, {time}. These figures are final.',
  },
  close: { id: 'reports.closing.close', defaultMessage: 'Close day…' },
  title: { id: 'reports.closing.title', defaultMessage: 'Close {date}' },
  titleFrom: { id: 'reports.closing.titleFrom', defaultMessage: 'Close {from} to {date}' },
  action: { id: 'reports.closing.action', defaultMessage: 'Close day' },
  text: {
    id: 'reports.closing.text',
    defaultMessage:
      'This saves closing {number, number}, which can’t be changed. Everything after it belongs to the next day.',
  },
  shifts: {
    id: 'reports.closing.shifts',
    defaultMessage:
      '{count, plural, one {# shift has to be closed first} other {# shifts have to be closed first}}',
  },
  shift: { id: 'reports.closing.shift', defaultMessage: '{person} with {drawer}' },
  orders: { id: 'reports.closing.orders', defaultMessage: 'Open orders to carry over' },
  ordersText: {
    id: 'reports.closing.ordersText',
    defaultMessage: 'They count as sales on the day they’re paid.',
  },
  allOrders: { id: 'reports.closing.allOrders', defaultMessage: 'Carry over all' },
  order: { id: 'reports.closing.order', defaultMessage: '{number} · {amount}' },
  noOrders: { id: 'reports.closing.noOrders', defaultMessage: 'No open orders' },
  done: { id: 'reports.closing.done', defaultMessage: 'Day closed' },
});

/** Why a day can't be closed. */
export const closingProblems = defineMessages({
  conflict: problems.conflict,
  forbidden: problems.forbidden,
  notFound: problems.notFound,
  notAllowedNow: {
    id: 'reports.closing.notNow',
    defaultMessage: 'This day can’t be closed yet. Check the orders and shifts.',
  },
  day_closed: {
    id: 'reports.closing.dayClosed',
    defaultMessage: 'This day is already closed.',
  },
  open_shift: {
    id: 'reports.closing.openShift',
    defaultMessage: 'Close the open shifts first.',
  },
  open_orders: {
    id: 'reports.closing.openOrders',
    defaultMessage: 'Confirm each open order. New ones may have come in.',
  },
  offline: problems.offline,
  other: problems.other,
});
