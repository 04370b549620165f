import { defineMessages } from './define.ts';

/** The figures of a bill, in words. */
export const figureWords = defineMessages({
  gross: { id: 'orders.figure.gross', defaultMessage: 'Items' },
  item_discounts: { id: 'orders.figure.item_discounts', defaultMessage: 'Item discounts' },
  order_discounts: { id: 'orders.figure.order_discounts', defaultMessage: 'Reductions' },
  comps: { id: 'orders.figure.comps', defaultMessage: 'Comped' },
  service_charge: { id: 'orders.figure.service_charge', defaultMessage: 'Service charge' },
  fees: { id: 'orders.figure.fees', defaultMessage: 'Delivery fee' },
  tax: { id: 'orders.figure.tax', defaultMessage: 'Tax' },
  tax_included: { id: 'orders.figure.tax_included', defaultMessage: 'Tax included' },
  total: { id: 'orders.figure.total', defaultMessage: 'Total' },
  rounding: { id: 'orders.figure.rounding', defaultMessage: 'Cash rounding' },
  due: { id: 'orders.figure.due', defaultMessage: 'Due' },
  captured: { id: 'orders.figure.captured', defaultMessage: 'Paid' },
  refunded: { id: 'orders.figure.refunded', defaultMessage: 'Refunded' },
  balance: { id: 'orders.figure.balance', defaultMessage: 'To pay' },
});

/** A bill before and after. */
export const billChangeWords = defineMessages({
  before: { id: 'orders.billChange.before', defaultMessage: 'Now' },
  after: { id: 'orders.billChange.after', defaultMessage: 'Then' },
  figure: { id: 'orders.billChange.figure', defaultMessage: 'Bill' },
  unchanged: { id: 'orders.billChange.unchanged', defaultMessage: 'The bill stays as it is.' },
});
