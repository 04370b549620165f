import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the dashboard. */
export const dashboardMessages = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Dashboard' },
  at: { id: 'dashboard.at', defaultMessage: 'Last updated at {time}' },
  failed: { id: 'dashboard.failed', defaultMessage: 'Couldn’t load the dashboard' },
  stale: { id: 'dashboard.stale', defaultMessage: 'These figures may be out of date' },
  forbidden: {
    id: 'dashboard.forbidden',
    defaultMessage: 'You don’t have access to the dashboard',
  },
  forbiddenText: {
    id: 'dashboard.forbiddenText',
    defaultMessage:
      'You need the “View the dashboard” permission. Ask your account owner for access.',
  },
  attention: { id: 'dashboard.attention', defaultMessage: 'Needs attention' },
  calm: { id: 'dashboard.calm', defaultMessage: 'Nothing needs your attention' },
  calmText: {
    id: 'dashboard.calmText',
    defaultMessage: 'New orders, requests and problems appear here.',
  },
  setUp: { id: 'dashboard.setUp', defaultMessage: 'Unfinished set-up' },
  setUpOne: { id: 'dashboard.setUpOne', defaultMessage: 'Still to do: {steps}' },
  guide: { id: 'dashboard.guide', defaultMessage: 'Continue set-up' },
  guideOf: { id: 'dashboard.guideOf', defaultMessage: 'Continue set-up: {name}' },
  welcome: { id: 'dashboard.welcome', defaultMessage: 'Welcome to {name}' },
  welcomeText: {
    id: 'dashboard.welcomeText',
    defaultMessage:
      'Finish the set-up, then take your first order. Today’s figures will appear here.',
  },
  ready: { id: 'dashboard.ready', defaultMessage: '{name} is ready for its first order' },
  readyText: {
    id: 'dashboard.readyText',
    defaultMessage: 'Take your first order. Today’s figures will appear here.',
  },
  firstOrder: orderMessages.firstOrder,
  today: fieldMessages.today,
  outlets: fieldMessages.outlets,
  total: fieldMessages.total,
  outlet: fieldMessages.outlet,
  status: fieldMessages.status,
  open: { id: 'dashboard.open', defaultMessage: 'Open' },
  closed: { id: 'dashboard.closed', defaultMessage: 'Closed' },
  notLive: { id: 'dashboard.notLive', defaultMessage: 'Not live yet' },
});

/** Names of the figures. */
export const figureMessages = defineMessages({
  new_orders: { id: 'dashboard.figure.newOrders', defaultMessage: 'New orders' },
  problems: { id: 'dashboard.figure.problems', defaultMessage: 'Orders with problems' },
  in_progress: orderMessages.inProgress,
  orders_today: orderMessages.orders,
  covers_today: { id: 'dashboard.figure.coversToday', defaultMessage: 'Covers' },
  queue: { id: 'dashboard.figure.queue', defaultMessage: 'Parties in the queue' },
  booking_requests: { id: 'dashboard.figure.bookingRequests', defaultMessage: 'Booking requests' },
  bookings_expected: {
    id: 'dashboard.figure.bookingsExpected',
    defaultMessage: 'Bookings expected',
  },
  prints_failed: { id: 'dashboard.figure.printsFailed', defaultMessage: 'Failed prints' },
  low_stock: { id: 'dashboard.figure.lowStock', defaultMessage: 'Items low in stock' },
});

/** Sentences about figures. */
export const noteMessages = defineMessages({
  waiting: {
    id: 'dashboard.note.waiting',
    defaultMessage:
      '{minutes, plural, =0 {Oldest: just now} one {Oldest: # minute} other {Oldest: # minutes}}',
  },
  waitingHours: {
    id: 'dashboard.note.waitingHours',
    defaultMessage: '{hours, plural, one {Oldest: # hour} other {Oldest: # hours}}',
  },
  waitingDays: {
    id: 'dashboard.note.waitingDays',
    defaultMessage: '{days, plural, one {Oldest: # day} other {Oldest: # days}}',
  },
  more: { id: 'dashboard.note.more', defaultMessage: '{count} more than usual by now' },
  fewer: { id: 'dashboard.note.fewer', defaultMessage: '{count} fewer than usual by now' },
  usual: { id: 'dashboard.note.usual', defaultMessage: 'As many as usual by now' },
  notEnough: { id: 'dashboard.note.notEnough', defaultMessage: 'Not enough days to compare yet' },
  covers: {
    id: 'dashboard.note.covers',
    defaultMessage: '{count, plural, one {# guest} other {# guests}}',
  },
});
