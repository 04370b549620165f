import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  errorMessages,
  fieldMessages,
  orderMessages,
  paymentStateMessages,
  periodMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the order detail. */
export const detailMessages = defineMessages({
  title: orderMessages.number,
  order: { id: 'orders.detail.order', defaultMessage: 'Order' },
  loading: { id: 'orders.detail.loading', defaultMessage: 'Loading order…' },
  close: actionMessages.close,
  print: orderMessages.print,
  openPage: { id: 'orders.detail.openPage', defaultMessage: 'Open full page' },
  table: fieldMessages.table,
  tableNamed: orderMessages.table,
  guest: fieldMessages.guestLabel,
  phone: fieldMessages.phone,
  address: fieldMessages.address,
  member: { id: 'orders.detail.member', defaultMessage: 'Member' },
  inactive: { id: 'orders.detail.inactive', defaultMessage: 'inactive' },
  staff: { id: 'orders.detail.staff', defaultMessage: 'Served by' },
  covers: { id: 'orders.detail.covers', defaultMessage: 'Covers' },
  note: { id: 'orders.detail.note', defaultMessage: 'Note' },
  promotion: { id: 'orders.detail.promotion', defaultMessage: 'Promotion' },
  placed: { id: 'orders.detail.placed', defaultMessage: 'Placed' },
  promised: { id: 'orders.detail.promised', defaultMessage: 'Promised' },
  merchant: fieldMessages.merchant,
  businessDate: { id: 'orders.detail.businessDate', defaultMessage: 'Business date' },
  transaction: { id: 'orders.detail.transaction', defaultMessage: 'Transaction' },
  facts: fieldMessages.details,
  items: { id: 'orders.detail.items', defaultMessage: 'Items' },
  bill: { id: 'orders.detail.bill', defaultMessage: 'Bill' },
  payments: orderMessages.payments,
  refunds: { id: 'orders.detail.refunds', defaultMessage: 'Refunds' },
  history: fieldMessages.history,
  reasons: { id: 'orders.detail.reasons', defaultMessage: 'Needs attention' },
  since: { id: 'orders.detail.since', defaultMessage: 'for {age}' },
  placedAgo: { id: 'orders.detail.placedAgo', defaultMessage: '{age} ago, at {time}' },
  promisedIn: { id: 'orders.detail.promisedIn', defaultMessage: '{time}, in {age}' },
  promisedLate: { id: 'orders.detail.promisedLate', defaultMessage: '{time}, {age} late' },
  combinedInto: {
    id: 'orders.detail.combinedInto',
    defaultMessage: 'This order was combined into another order.',
  },
  openTarget: { id: 'orders.detail.openTarget', defaultMessage: 'View that order' },
  noPayments: { id: 'orders.detail.noPayments', defaultMessage: 'No payments yet.' },
  change: { id: 'orders.detail.change', defaultMessage: 'Received {tendered} · Change {change}' },
  overpayment: { id: 'orders.detail.overpayment', defaultMessage: 'overpayment' },
  notFound: { id: 'orders.detail.notFound', defaultMessage: 'Order not found' },
  notFoundHelp: {
    id: 'orders.detail.notFoundHelp',
    defaultMessage: 'It may belong to another merchant, or the link may be incorrect.',
  },
  refused: { id: 'orders.detail.refused', defaultMessage: 'You don’t have access to this order' },
  refusedHelp: problemMessages.missingRight,
  failed: { id: 'orders.detail.failed', defaultMessage: 'Couldn’t load the order' },
  retry: errorMessages.retry,
  stale: {
    id: 'orders.detail.stale',
    defaultMessage: 'This order may be out of date. Couldn’t load the latest version.',
  },
});

/** Durations and ages. */
export const ageMessages = defineMessages({
  now: { id: 'orders.age.now', defaultMessage: 'under a minute' },
  minutes: fieldMessages.inMinutes,
  hours: periodMessages.hours,
  days: { id: 'orders.age.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
});

/** Messages of an order line. */
export const lineMessages = defineMessages({
  more: { id: 'orders.line.more', defaultMessage: 'Actions for {name}' },
  explain: { id: 'orders.line.explain', defaultMessage: 'How the amount for {name} is calculated' },
  held: { id: 'orders.line.held', defaultMessage: 'Not sent' },
  queued: { id: 'orders.line.queued', defaultMessage: 'In the kitchen' },
  preparing: orderMessages.preparing,
  ready: { id: 'orders.line.ready', defaultMessage: 'Ready' },
  served: { id: 'orders.line.served', defaultMessage: 'Served' },
  voided: { id: 'orders.line.voided', defaultMessage: 'Voided' },
  voidedMade: { id: 'orders.line.voidedMade', defaultMessage: 'Voided after being made' },
  made: { id: 'orders.line.made', defaultMessage: 'Made' },
  notMade: { id: 'orders.line.notMade', defaultMessage: 'Not made' },
  comped: orderMessages.comped,
  seat: orderMessages.seat,
  moved: { id: 'orders.line.moved', defaultMessage: 'From another order' },
  single: { id: 'orders.line.single', defaultMessage: 'Unit price' },
  times: { id: 'orders.line.times', defaultMessage: '{price} × {quantity}' },
  reduced: orderMessages.discount,
});

/** Explanations of the amounts of a bill. */
export const explainMessages = defineMessages({
  gross: {
    id: 'orders.explain.gross',
    defaultMessage: '{count, plural, one {Price of # item} other {Sum of # items}}',
  },
  comps: { id: 'orders.explain.comps', defaultMessage: 'Made and served, not charged:' },
  nearest: { id: 'orders.explain.nearest', defaultMessage: '{base}, rounded to {rounded}' },
  shares: { id: 'orders.explain.shares', defaultMessage: 'Share of each item:' },
  discounts: { id: 'orders.explain.discounts', defaultMessage: 'Discounts on single items:' },
  fixed: { id: 'orders.explain.fixed', defaultMessage: 'Fixed amount' },
  capped: {
    id: 'orders.explain.capped',
    defaultMessage: 'Limited to the price of the items: {base}',
  },
  service: { id: 'orders.explain.service', defaultMessage: 'On items after discounts' },
  tax: { id: 'orders.explain.tax', defaultMessage: '{code}, added to the price' },
  taxIncluded: {
    id: 'orders.explain.taxIncluded',
    defaultMessage: '{code}, included in the price',
  },
  total: { id: 'orders.explain.total', defaultMessage: 'Sum of the above:' },
  rounding: {
    id: 'orders.explain.rounding',
    defaultMessage: 'Bills settled in cash are rounded to the nearest 5 sen.',
  },
  captured: { id: 'orders.explain.captured', defaultMessage: 'Payments taken, less change:' },
  refunded: { id: 'orders.explain.refunded', defaultMessage: 'Completed refunds:' },
  balance: { id: 'orders.explain.balance', defaultMessage: 'Amount due, less payments:' },
  calledOff: {
    id: 'orders.explain.calledOff',
    defaultMessage: 'Nothing is due on a cancelled or voided order.',
  },
});

/** The states of a refund. */
export const refundStateMessages = defineMessages({
  pending: { id: 'orders.refundState.pending', defaultMessage: 'Awaiting approval' },
  processing: { id: 'orders.refundState.processing', defaultMessage: 'Processing' },
  failed: paymentStateMessages.failed,
  completed: { id: 'orders.refundState.completed', defaultMessage: 'Completed' },
  cancelled: paymentStateMessages.cancelled,
});
