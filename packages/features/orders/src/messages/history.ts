import type { MessageDescriptor } from 'react-intl';
import type { HistoryView } from '../historyQuery.ts';
import { defineMessages } from './define.ts';

/** What stands around the list of orders. */
export const historyWords = defineMessages({
  title: { id: 'orders.history.title', defaultMessage: 'Order history' },
  table: { id: 'orders.history.table', defaultMessage: 'Orders' },
  count: {
    id: 'orders.history.count',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
  },
  retry: { id: 'orders.history.retry', defaultMessage: 'Try again' },
  close: { id: 'orders.history.close', defaultMessage: 'Close' },
});

/** The names of the columns. */
export const columnWords = defineMessages({
  number: { id: 'orders.history.column.number', defaultMessage: 'Number' },
  placed: { id: 'orders.history.column.placed', defaultMessage: 'Placed' },
  merchant: { id: 'orders.history.column.merchant', defaultMessage: 'Merchant' },
  method: { id: 'orders.history.column.method', defaultMessage: 'Method' },
  where: { id: 'orders.history.column.where', defaultMessage: 'Table or guest' },
  lines: { id: 'orders.history.column.lines', defaultMessage: 'Items' },
  staff: { id: 'orders.history.column.staff', defaultMessage: 'Staff' },
  status: { id: 'orders.history.column.status', defaultMessage: 'Status' },
  payment: { id: 'orders.history.column.payment', defaultMessage: 'Payment' },
  reasons: { id: 'orders.history.column.reasons', defaultMessage: 'Needs' },
  total: { id: 'orders.history.column.total', defaultMessage: 'Total' },
  moreReasons: { id: 'orders.history.reasons.more', defaultMessage: '+{count, number}' },
});

/** The headings of the amounts of an exported file, in the order of a bill. */
export const amountWords = defineMessages({
  subtotal: { id: 'orders.history.column.subtotal', defaultMessage: 'Subtotal' },
  reductions: { id: 'orders.history.column.reductions', defaultMessage: 'Discounts' },
  service_charge: { id: 'orders.history.column.serviceCharge', defaultMessage: 'Service charge' },
  delivery_fee: { id: 'orders.history.column.deliveryFee', defaultMessage: 'Delivery fee' },
  tax: { id: 'orders.history.column.tax', defaultMessage: 'Tax' },
  rounding: { id: 'orders.history.column.rounding', defaultMessage: 'Rounding' },
  total: { id: 'orders.history.column.due', defaultMessage: 'Total with rounding' },
});

/** The headings of what only an exported file has. */
export const fileWords = defineMessages({
  tenders: { id: 'orders.history.column.tenders', defaultMessage: 'Payments' },
  refunded: { id: 'orders.history.column.refunded', defaultMessage: 'Refunded' },
  ended: { id: 'orders.history.column.ended', defaultMessage: 'Reason' },
  transaction: { id: 'orders.history.column.transaction', defaultMessage: 'Transaction ID' },
  businessDate: { id: 'orders.history.column.businessDate', defaultMessage: 'Business date' },
  items: { id: 'orders.history.column.items', defaultMessage: 'Item list' },
});

/** The lists that orders are parted into. */
export const typeWords: Record<HistoryView['type'], MessageDescriptor> = defineMessages({
  history: { id: 'orders.history.type.all', defaultMessage: 'All' },
  new: { id: 'orders.history.type.new', defaultMessage: 'New' },
  action: { id: 'orders.history.type.action', defaultMessage: 'Action needed' },
  completed: { id: 'orders.history.type.completed', defaultMessage: 'Completed' },
});

/** The filters by name, and what each says while nothing is chosen. */
export const filterWords = defineMessages({
  search: { id: 'orders.history.search', defaultMessage: 'Search orders' },
  searchHint: {
    id: 'orders.history.search.hint',
    defaultMessage: 'Number, guest, phone, table or item',
  },
  clearSearch: { id: 'orders.history.search.clear', defaultMessage: 'Clear the search' },
  filters: { id: 'orders.history.filters', defaultMessage: 'Filters' },
  filtersSet: {
    id: 'orders.history.filters.set',
    defaultMessage: 'Filters: {count, plural, one {# set} other {# set}}',
  },
  show: {
    id: 'orders.history.filters.show',
    defaultMessage: '{count, plural, one {Show # order} other {Show # orders}}',
  },
  clear: { id: 'orders.history.filters.clear', defaultMessage: 'Clear filters' },
  type: { id: 'orders.history.filter.type', defaultMessage: 'List' },
  reason: { id: 'orders.history.filter.reason', defaultMessage: 'Reason' },
  allReasons: { id: 'orders.history.filter.reason.all', defaultMessage: 'All Reasons' },
  method: { id: 'orders.history.filter.method', defaultMessage: 'Order method' },
  allMethods: { id: 'orders.history.filter.method.all', defaultMessage: 'All Order Method' },
  payment: { id: 'orders.history.filter.payment', defaultMessage: 'Payment status' },
  allPayments: { id: 'orders.history.filter.payment.all', defaultMessage: 'All Payment Status' },
  cashier: { id: 'orders.history.filter.cashier', defaultMessage: 'Cashier' },
  allCashiers: { id: 'orders.history.filter.cashier.all', defaultMessage: 'All Cashier' },
  promotion: { id: 'orders.history.filter.promotion', defaultMessage: 'Promotion' },
  allPromotions: { id: 'orders.history.filter.promotion.all', defaultMessage: 'All Promotion' },
  table: { id: 'orders.history.filter.table', defaultMessage: 'Table' },
  allTables: { id: 'orders.history.filter.table.all', defaultMessage: 'All Tables' },
  merchant: { id: 'orders.history.filter.merchant', defaultMessage: 'Merchant' },
  allMerchants: { id: 'orders.history.filter.merchant.all', defaultMessage: 'All Merchants' },
  transaction: { id: 'orders.history.filter.transaction', defaultMessage: 'Transaction ID' },
  unknown: { id: 'orders.history.filter.unknown', defaultMessage: 'Number {id}' },
});

/** The spans of time to choose from. */
export const periodWords = defineMessages({
  label: { id: 'orders.history.period', defaultMessage: 'Period' },
  today: { id: 'orders.history.period.today', defaultMessage: 'Today' },
  yesterday: { id: 'orders.history.period.yesterday', defaultMessage: 'Yesterday' },
  week: { id: 'orders.history.period.week', defaultMessage: 'Last 7 days' },
  month: { id: 'orders.history.period.month', defaultMessage: 'This month' },
  custom: { id: 'orders.history.period.custom', defaultMessage: 'Own dates' },
  from: { id: 'orders.history.period.from', defaultMessage: 'From' },
  until: { id: 'orders.history.period.until', defaultMessage: 'Until' },
  wrong: {
    id: 'orders.history.period.wrong',
    defaultMessage: 'The end is before the start.',
  },
});

/** What stands in place of rows. */
export const historyStateWords = defineMessages({
  empty: { id: 'orders.history.empty.title', defaultMessage: 'No orders today' },
  emptyText: {
    id: 'orders.history.empty.text',
    defaultMessage: 'Orders are listed here as soon as they are placed. Look further back:',
  },
  none: { id: 'orders.history.none.title', defaultMessage: 'No order fits' },
  noneText: {
    id: 'orders.history.none.text',
    defaultMessage: 'Nothing was placed in this period that fits every filter.',
  },
  past: { id: 'orders.history.past.title', defaultMessage: 'Past the last page' },
  pastText: {
    id: 'orders.history.past.text',
    defaultMessage:
      '{count, plural, one {There is only # order} other {There are only # orders}} with these filters.',
  },
  first: { id: 'orders.history.past.first', defaultMessage: 'Go to the first page' },
  failed: { id: 'orders.history.failed.title', defaultMessage: 'The orders could not be loaded' },
  stale: { id: 'orders.history.stale.title', defaultMessage: 'These orders may be out of date' },
  refused: {
    id: 'orders.history.refused.title',
    defaultMessage: 'The order history is not yours to see',
  },
  refusedText: {
    id: 'orders.history.refused.text',
    defaultMessage: 'It takes the right “{right}”. Ask the person who manages your account.',
  },
});

/** Where in the list one is. */
export const pageWords = defineMessages({
  label: { id: 'orders.history.pages', defaultMessage: 'Pages of orders' },
  summary: {
    id: 'orders.history.pages.summary',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
  page: {
    id: 'orders.history.pages.page',
    defaultMessage: 'Page {page, number} of {pages, number}',
  },
  first: { id: 'orders.history.pages.first', defaultMessage: 'First page' },
  previous: { id: 'orders.history.pages.previous', defaultMessage: 'Previous page' },
  next: { id: 'orders.history.pages.next', defaultMessage: 'Next page' },
  last: { id: 'orders.history.pages.last', defaultMessage: 'Last page' },
  length: { id: 'orders.history.pages.length', defaultMessage: 'Rows per page' },
  continuous: { id: 'orders.history.pages.continuous', defaultMessage: 'Continuous' },
  loaded: {
    id: 'orders.history.pages.loaded',
    defaultMessage: '{loaded, number} of {total, number} loaded',
  },
  more: { id: 'orders.history.pages.more', defaultMessage: 'Load more' },
});

/** The tools over the list: views that were saved, columns, export. */
export const toolWords = defineMessages({
  views: { id: 'orders.history.views', defaultMessage: 'Views' },
  noViews: {
    id: 'orders.history.views.none',
    defaultMessage: 'Set some filters and save them under a name to find them here.',
  },
  viewName: { id: 'orders.history.views.name', defaultMessage: 'Name of this view' },
  saveView: { id: 'orders.history.views.save', defaultMessage: 'Save view' },
  removeView: { id: 'orders.history.views.remove', defaultMessage: 'Remove the view {name}' },
  columns: { id: 'orders.history.columns', defaultMessage: 'Columns' },
  allColumns: { id: 'orders.history.columns.all', defaultMessage: 'Show all columns' },
  export: { id: 'orders.history.export', defaultMessage: 'Export CSV' },
  exporting: {
    id: 'orders.history.export.running',
    defaultMessage: 'Exporting: {done, number} of {total, number} orders',
  },
  cancel: { id: 'orders.history.export.cancel', defaultMessage: 'Cancel the export' },
  exported: {
    id: 'orders.history.export.done',
    defaultMessage: '{count, plural, one {# order} other {# orders}} exported',
  },
  cut: {
    id: 'orders.history.export.cut',
    defaultMessage:
      'These are the first {count, number} of {total, number}. Narrow the filters for the rest.',
  },
  exportFailed: {
    id: 'orders.history.export.failed',
    defaultMessage: 'The export stopped. Nothing was saved.',
  },
  dismiss: { id: 'orders.history.export.dismiss', defaultMessage: 'Dismiss' },
  file: { id: 'orders.history.export.file', defaultMessage: 'orders' },
});
