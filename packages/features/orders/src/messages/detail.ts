import { defineMessages } from './define.ts';

/** What an order's detail says. */
export const detailWords = defineMessages({
  title: { id: 'orders.detail.title', defaultMessage: 'Order {number}' },
  order: { id: 'orders.detail.order', defaultMessage: 'Order' },
  loading: { id: 'orders.detail.loading', defaultMessage: 'Loading the order' },
  close: { id: 'orders.detail.close', defaultMessage: 'Close' },
  print: { id: 'orders.detail.print', defaultMessage: 'Print order {number}' },
  openPage: { id: 'orders.detail.openPage', defaultMessage: 'Open as a page' },
  table: { id: 'orders.detail.table', defaultMessage: 'Table' },
  tableNamed: { id: 'orders.detail.tableNamed', defaultMessage: 'Table {name}' },
  guest: { id: 'orders.detail.guest', defaultMessage: 'Guest' },
  phone: { id: 'orders.detail.phone', defaultMessage: 'Phone' },
  address: { id: 'orders.detail.address', defaultMessage: 'Address' },
  member: { id: 'orders.detail.member', defaultMessage: 'Member' },
  inactive: { id: 'orders.detail.inactive', defaultMessage: 'not active' },
  staff: { id: 'orders.detail.staff', defaultMessage: 'Served by' },
  covers: { id: 'orders.detail.covers', defaultMessage: 'Covers' },
  note: { id: 'orders.detail.note', defaultMessage: 'Note' },
  promotion: { id: 'orders.detail.promotion', defaultMessage: 'Promotion' },
  placed: { id: 'orders.detail.placed', defaultMessage: 'Placed' },
  promised: { id: 'orders.detail.promised', defaultMessage: 'Promised' },
  merchant: { id: 'orders.detail.merchant', defaultMessage: 'Merchant' },
  businessDate: { id: 'orders.detail.businessDate', defaultMessage: 'Business date' },
  transaction: { id: 'orders.detail.transaction', defaultMessage: 'Transaction' },
  facts: { id: 'orders.detail.facts', defaultMessage: 'Details' },
  items: { id: 'orders.detail.items', defaultMessage: 'Items' },
  bill: { id: 'orders.detail.bill', defaultMessage: 'Bill' },
  payments: { id: 'orders.detail.payments', defaultMessage: 'Payments' },
  refunds: { id: 'orders.detail.refunds', defaultMessage: 'Refunds' },
  history: { id: 'orders.detail.history', defaultMessage: 'History' },
  reasons: { id: 'orders.detail.reasons', defaultMessage: 'Needs somebody' },
  since: { id: 'orders.detail.since', defaultMessage: 'for {age}' },
  placedAgo: { id: 'orders.detail.placedAgo', defaultMessage: '{age}, since {time}' },
  promisedIn: { id: 'orders.detail.promisedIn', defaultMessage: '{time}, in {age}' },
  promisedLate: { id: 'orders.detail.promisedLate', defaultMessage: '{time}, {age} late' },
  combinedInto: {
    id: 'orders.detail.combinedInto',
    defaultMessage: 'This order was combined into another one.',
  },
  openTarget: { id: 'orders.detail.openTarget', defaultMessage: 'Open that order' },
  noPayments: { id: 'orders.detail.noPayments', defaultMessage: 'Nothing paid yet.' },
  change: { id: 'orders.detail.change', defaultMessage: 'Received {tendered} · Change {change}' },
  overpayment: { id: 'orders.detail.overpayment', defaultMessage: 'overpayment' },
  notFound: { id: 'orders.detail.notFound', defaultMessage: 'There is no such order' },
  notFoundHelp: {
    id: 'orders.detail.notFoundHelp',
    defaultMessage: 'It may belong to another merchant, or the address is not quite right.',
  },
  refused: { id: 'orders.detail.refused', defaultMessage: 'You may not see this order' },
  refusedHelp: {
    id: 'orders.detail.refusedHelp',
    defaultMessage: 'The right “{right}” is missing. The owner of the account can give it.',
  },
  failed: { id: 'orders.detail.failed', defaultMessage: 'The order could not be loaded' },
  retry: { id: 'orders.detail.retry', defaultMessage: 'Try again' },
  stale: {
    id: 'orders.detail.stale',
    defaultMessage: 'This is how the order was; the latest could not be loaded.',
  },
});

/** How long something takes or is ago. */
export const ageWords = defineMessages({
  now: { id: 'orders.age.now', defaultMessage: 'under a minute' },
  minutes: { id: 'orders.age.minutes', defaultMessage: '{minutes} min' },
  hours: { id: 'orders.age.hours', defaultMessage: '{hours} h {minutes} min' },
  days: { id: 'orders.age.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
});

/** What a line of an order says. */
export const lineWords = defineMessages({
  more: { id: 'orders.line.more', defaultMessage: 'Actions for {name}' },
  explain: { id: 'orders.line.explain', defaultMessage: 'How the amount of {name} comes about' },
  held: { id: 'orders.line.held', defaultMessage: 'Not sent' },
  queued: { id: 'orders.line.queued', defaultMessage: 'In the kitchen' },
  preparing: { id: 'orders.line.preparing', defaultMessage: 'Preparing' },
  ready: { id: 'orders.line.ready', defaultMessage: 'Ready' },
  served: { id: 'orders.line.served', defaultMessage: 'Served' },
  voided: { id: 'orders.line.voided', defaultMessage: 'Voided' },
  voidedMade: { id: 'orders.line.voidedMade', defaultMessage: 'Voided, was made' },
  comped: { id: 'orders.line.comped', defaultMessage: 'Comped' },
  moved: { id: 'orders.line.moved', defaultMessage: 'From another order' },
  single: { id: 'orders.line.single', defaultMessage: 'Price' },
  times: { id: 'orders.line.times', defaultMessage: '{price} × {quantity}' },
  reduced: { id: 'orders.line.reduced', defaultMessage: 'Taken off' },
});

/** How the figures of a bill come about. */
export const explainWords = defineMessages({
  show: { id: 'orders.explain.show', defaultMessage: 'How {figure} comes about' },
  gross: {
    id: 'orders.explain.gross',
    defaultMessage: '{count, plural, one {# item at its price} other {The sum of # items}}',
  },
  comps: { id: 'orders.explain.comps', defaultMessage: 'Made and served, not charged:' },
  exact: { id: 'orders.explain.exact', defaultMessage: '{base} × {rate} = {amount}' },
  rounded: {
    id: 'orders.explain.rounded',
    defaultMessage: '{base} × {rate} = {exact}, rounded to {amount}',
  },
  fixed: { id: 'orders.explain.fixed', defaultMessage: 'A fixed amount' },
  capped: {
    id: 'orders.explain.capped',
    defaultMessage: 'Never more than the items cost: {base}',
  },
  fee: { id: 'orders.explain.fee', defaultMessage: 'As quoted for this delivery' },
  service: { id: 'orders.explain.service', defaultMessage: 'Of the items after reductions' },
  tax: { id: 'orders.explain.tax', defaultMessage: '{code}, added to the price' },
  taxIncluded: { id: 'orders.explain.taxIncluded', defaultMessage: '{code}, inside the price' },
  total: { id: 'orders.explain.total', defaultMessage: 'All of the above together:' },
  rounding: {
    id: 'orders.explain.rounding',
    defaultMessage: 'Cash that settles a bill is rounded to five sen.',
  },
  captured: { id: 'orders.explain.captured', defaultMessage: 'What was taken, change given back:' },
  refunded: { id: 'orders.explain.refunded', defaultMessage: 'Refunds that are completed:' },
  balance: { id: 'orders.explain.balance', defaultMessage: 'What is due less what was paid:' },
  calledOff: {
    id: 'orders.explain.calledOff',
    defaultMessage: 'Nothing is owed for what was called off.',
  },
});

/** Where a payment stands. */
export const paymentStateWords = defineMessages({
  pending: { id: 'orders.paymentState.pending', defaultMessage: 'Pending' },
  authorised: { id: 'orders.paymentState.authorised', defaultMessage: 'Authorised' },
  captured: { id: 'orders.paymentState.captured', defaultMessage: 'Paid' },
  failed: { id: 'orders.paymentState.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'orders.paymentState.cancelled', defaultMessage: 'Cancelled' },
  reversed: { id: 'orders.paymentState.reversed', defaultMessage: 'Reversed' },
});

/** Where a refund stands. */
export const refundStateWords = defineMessages({
  pending: { id: 'orders.refundState.pending', defaultMessage: 'To approve' },
  processing: { id: 'orders.refundState.processing', defaultMessage: 'Under way' },
  failed: { id: 'orders.refundState.failed', defaultMessage: 'Failed' },
  completed: { id: 'orders.refundState.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orders.refundState.cancelled', defaultMessage: 'Cancelled' },
});
