import { defineMessages } from '@servery/screens/define';

/** Messages of the daily report and its state. */
export const reportMessages = defineMessages({
  title: { id: 'reports.title', defaultMessage: 'Daily report' },
  failed: { id: 'reports.failed', defaultMessage: 'Couldn’t load the report' },
  stale: { id: 'reports.stale', defaultMessage: 'These figures may be out of date' },
  forbidden: {
    id: 'reports.forbidden',
    defaultMessage: 'You need the “{right}” permission. Ask your account owner for access.',
  },
  period: { id: 'reports.period', defaultMessage: 'Trading days' },
  lastDays: { id: 'reports.lastDays', defaultMessage: 'Last {count, number} days' },
  provisional: {
    id: 'reports.provisional',
    defaultMessage: 'As of {time}. These figures can still change.',
  },
  tooLong: {
    id: 'reports.tooLong',
    defaultMessage: 'Choose up to {count, number} days.',
  },
  nothing: { id: 'reports.nothing', defaultMessage: 'No sales in this period' },
  nothingText: {
    id: 'reports.nothingText',
    defaultMessage: 'An order counts once it is paid in full.',
  },
  averageOrder: { id: 'reports.averageOrder', defaultMessage: 'Average per order' },
  averageGuest: { id: 'reports.averageGuest', defaultMessage: 'Average per guest' },
  covers: { id: 'reports.covers', defaultMessage: 'Guests served' },
  netTakings: { id: 'reports.netTakings', defaultMessage: 'Net takings' },
  agrees: { id: 'reports.agrees', defaultMessage: 'All sums agree' },
  disagrees: {
    id: 'reports.disagrees',
    defaultMessage: '{count, plural, one {# sum doesn’t agree} other {# sums don’t agree}}',
  },
  agreesAt: { id: 'reports.agreesAt', defaultMessage: 'Agrees: {amount}' },
  disagreesAt: { id: 'reports.disagreesAt', defaultMessage: '{left} instead of {right}' },
});

/** What each check of the report compares. */
export const checkMessages = defineMessages({
  items: { id: 'reports.check.items', defaultMessage: 'Sales by item and net sales' },
  categories: { id: 'reports.check.categories', defaultMessage: 'Sales by category and net sales' },
  methods: { id: 'reports.check.methods', defaultMessage: 'Sales by order method and net sales' },
  hours: { id: 'reports.check.hours', defaultMessage: 'Sales by hour and net sales' },
  staff: { id: 'reports.check.staff', defaultMessage: 'Sales by person and net sales' },
  tenders: { id: 'reports.check.tenders', defaultMessage: 'Payments for sales and their total' },
  money: {
    id: 'reports.check.money',
    defaultMessage: 'All payments, and sales less refunds',
  },
  cash: { id: 'reports.check.cash', defaultMessage: 'Recorded cash and cash payments' },
});
