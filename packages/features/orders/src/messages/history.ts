import type { MessageDescriptor } from 'react-intl';
import {
  actionMessages,
  fieldMessages,
  orderMessages,
  problemMessages,
} from '@servery/screens/messages';
import type { HistoryView } from '../historyQuery.ts';
import { defineMessages } from '@servery/screens/define';

/** Messages around the order history. */
export const historyMessages = defineMessages({
  title: { id: 'orders.history.title', defaultMessage: 'Order history' },
  table: orderMessages.orders,
  count: {
    id: 'orders.history.count',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
  },
  close: actionMessages.close,
});

/** The names of the columns. */
export const columnMessages = defineMessages({
  number: { id: 'orders.history.column.number', defaultMessage: 'Number' },
  placed: { id: 'orders.history.column.placed', defaultMessage: 'Placed' },
  merchant: fieldMessages.merchant,
  method: { id: 'orders.history.column.method', defaultMessage: 'Method' },
  where: { id: 'orders.history.column.where', defaultMessage: 'Table or guest' },
  lines: { id: 'orders.history.column.lines', defaultMessage: 'Items' },
  staff: { id: 'orders.history.column.staff', defaultMessage: 'Staff' },
  status: fieldMessages.status,
  payment: { id: 'orders.history.column.payment', defaultMessage: 'Payment' },
  reasons: { id: 'orders.history.column.reasons', defaultMessage: 'Needs attention' },
  total: fieldMessages.total,
  moreReasons: { id: 'orders.history.reasons.more', defaultMessage: '+{count, number}' },
});

/** The headings of the amounts of an exported file, in the order of a bill. */
export const amountMessages = defineMessages({
  subtotal: orderMessages.subtotal,
  reductions: { id: 'orders.history.column.reductions', defaultMessage: 'Discounts' },
  service_charge: orderMessages.serviceCharge,
  delivery_fee: { id: 'orders.history.column.deliveryFee', defaultMessage: 'Delivery fee' },
  tax: orderMessages.tax,
  rounding: { id: 'orders.history.column.rounding', defaultMessage: 'Rounding' },
  total: { id: 'orders.history.column.due', defaultMessage: 'Total with rounding' },
});

/** The headings of columns that only an exported file has. */
export const fileMessages = defineMessages({
  tenders: orderMessages.payments,
  refunded: { id: 'orders.history.column.refunded', defaultMessage: 'Refunded' },
  ended: fieldMessages.reason,
  transaction: { id: 'orders.history.column.transaction', defaultMessage: 'Transaction ID' },
  businessDate: { id: 'orders.history.column.businessDate', defaultMessage: 'Business date' },
  items: { id: 'orders.history.column.items', defaultMessage: 'Item list' },
});

/** The names of the order lists. */
export const typeMessages: Record<HistoryView['type'], MessageDescriptor> = defineMessages({
  history: { id: 'orders.history.type.all', defaultMessage: 'All' },
  new: { id: 'orders.history.type.new', defaultMessage: 'New' },
  action: { id: 'orders.history.type.action', defaultMessage: 'Action needed' },
  completed: { id: 'orders.history.type.completed', defaultMessage: 'Completed' },
});

/** The names of the filters and their default options. */
export const filterMessages = defineMessages({
  search: { id: 'orders.history.search', defaultMessage: 'Search orders' },
  searchHint: {
    id: 'orders.history.search.hint',
    defaultMessage: 'Number, guest, phone, table, item or amount',
  },
  filters: fieldMessages.filters,
  filtersSet: {
    id: 'orders.history.filters.set',
    defaultMessage: '{count, plural, one {# filter} other {# filters}}',
  },
  show: {
    id: 'orders.history.filters.show',
    defaultMessage: '{count, plural, one {Show # order} other {Show # orders}}',
  },
  clear: actionMessages.clearFilters,
  type: { id: 'orders.history.filter.type', defaultMessage: 'List' },
  reason: fieldMessages.reason,
  anyReason: { id: 'orders.history.filter.reason.any', defaultMessage: 'Any reason' },
  noReason: { id: 'orders.history.filter.reason.none', defaultMessage: 'No reason' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  counted: { id: 'orders.history.filter.status.counted', defaultMessage: 'Without cancelled' },
  allReasons: { id: 'orders.history.filter.reason.all', defaultMessage: 'All Reasons' },
  method: orderMessages.method,
  allMethods: { id: 'orders.history.filter.method.all', defaultMessage: 'All Order Method' },
  payment: { id: 'orders.history.filter.payment', defaultMessage: 'Payment status' },
  allPayments: { id: 'orders.history.filter.payment.all', defaultMessage: 'All Payment Status' },
  cashier: fieldMessages.cashier,
  allCashiers: { id: 'orders.history.filter.cashier.all', defaultMessage: 'All Cashier' },
  promotion: { id: 'orders.history.filter.promotion', defaultMessage: 'Promotion' },
  allPromotions: { id: 'orders.history.filter.promotion.all', defaultMessage: 'All Promotion' },
  table: fieldMessages.table,
  allTables: { id: 'orders.history.filter.table.all', defaultMessage: 'All Tables' },
  merchant: fieldMessages.merchant,
  allMerchants: fieldMessages.allMerchants,
  transaction: { id: 'orders.history.filter.transaction', defaultMessage: 'Transaction ID' },
  unknown: fieldMessages.idOf,
});

/** The named periods. */
export const periodMessages = defineMessages({
  label: { id: 'orders.history.period', defaultMessage: 'Period' },
  today: fieldMessages.today,
  yesterday: fieldMessages.yesterday,
  week: { id: 'orders.history.period.week', defaultMessage: 'Last 7 days' },
  month: { id: 'orders.history.period.month', defaultMessage: 'This month' },
  custom: { id: 'orders.history.period.custom', defaultMessage: 'Custom dates' },
  from: { id: 'orders.history.period.from', defaultMessage: 'From' },
  until: { id: 'orders.history.period.until', defaultMessage: 'To' },
  wrong: {
    id: 'orders.history.period.wrong',
    defaultMessage: 'The end date can’t be before the start date.',
  },
});

/** The empty, loading and error states of the history. */
export const historyStateMessages = defineMessages({
  empty: { id: 'orders.history.empty.title', defaultMessage: 'No orders today' },
  emptyText: {
    id: 'orders.history.empty.text',
    defaultMessage: 'Orders appear here as soon as they’re placed. See earlier orders:',
  },
  none: { id: 'orders.history.none.title', defaultMessage: 'No matching orders' },
  noneText: {
    id: 'orders.history.none.text',
    defaultMessage: 'No orders in this period match all the filters.',
  },
  failed: { id: 'orders.history.failed.title', defaultMessage: 'Couldn’t load orders' },
  stale: { id: 'orders.history.stale.title', defaultMessage: 'These orders may be out of date' },
  refused: {
    id: 'orders.history.refused.title',
    defaultMessage: 'You don’t have access to the order history',
  },
  refusedText: problemMessages.missingRight,
});

/** Messages of the pagination. */
export const pageMessages = defineMessages({
  label: { id: 'orders.history.pages', defaultMessage: 'Order pages' },
  continuous: { id: 'orders.history.pages.continuous', defaultMessage: 'Continuous scroll' },
  loaded: {
    id: 'orders.history.pages.loaded',
    defaultMessage: '{loaded, number} of {total, number} loaded',
  },
  more: { id: 'orders.history.pages.more', defaultMessage: 'Load more' },
});

/** The tools above the list: saved views, columns and export. */
export const toolMessages = defineMessages({
  views: { id: 'orders.history.views', defaultMessage: 'Saved views' },
  noViews: {
    id: 'orders.history.views.none',
    defaultMessage: 'Set some filters, then save them as a view to find them here.',
  },
  viewName: { id: 'orders.history.views.name', defaultMessage: 'View name' },
  saveView: { id: 'orders.history.views.save', defaultMessage: 'Save view' },
  removeView: { id: 'orders.history.views.remove', defaultMessage: 'Delete view {name}' },
  columns: { id: 'orders.history.columns', defaultMessage: 'Columns' },
  allColumns: { id: 'orders.history.columns.all', defaultMessage: 'Show all columns' },
  export: actionMessages.exportCsv,
  exporting: {
    id: 'orders.history.export.running',
    defaultMessage: 'Exporting: {done, number} of {total, number} orders',
  },
  cancel: { id: 'orders.history.export.cancel', defaultMessage: 'Cancel export' },
  exported: {
    id: 'orders.history.export.done',
    defaultMessage: '{count, plural, one {# order} other {# orders}} exported',
  },
  cut: {
    id: 'orders.history.export.cut',
    defaultMessage:
      'Only the first {count, number} of {total, number} orders were exported. Narrow the filters to export the rest.',
  },
  exportFailed: {
    id: 'orders.history.export.failed',
    defaultMessage: 'The export failed. Nothing was saved.',
  },
  dismiss: actionMessages.dismiss,
  file: { id: 'orders.history.export.file', defaultMessage: 'orders' },
});
