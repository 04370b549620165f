import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** The names of the amounts of a bill. */
export const figureMessages = defineMessages({
  gross: { id: 'orders.figure.gross', defaultMessage: 'Items' },
  item_discounts: { id: 'orders.figure.item_discounts', defaultMessage: 'Item discounts' },
  order_discounts: { id: 'orders.figure.order_discounts', defaultMessage: 'Order discounts' },
  comps: { id: 'orders.figure.comps', defaultMessage: 'Comped' },
  service_charge: orderMessages.serviceCharge,
  fees: { id: 'orders.figure.fees', defaultMessage: 'Delivery fee' },
  tax: orderMessages.tax,
  tax_included: { id: 'orders.figure.tax_included', defaultMessage: 'Tax included' },
  total: fieldMessages.total,
  rounding: { id: 'orders.figure.rounding', defaultMessage: 'Cash rounding' },
  due: { id: 'orders.figure.due', defaultMessage: 'Due' },
  captured: { id: 'orders.figure.captured', defaultMessage: 'Paid' },
  refunded: { id: 'orders.figure.refunded', defaultMessage: 'Refunded' },
  balance: { id: 'orders.figure.balance', defaultMessage: 'To pay' },
});

/** The name of a tax with its rate. */
export const taxMessages = defineMessages({
  tax: orderMessages.taxAt,
  tax_included: { id: 'orders.figure.taxIncludedAt', defaultMessage: '{name} {rate}, included' },
});

/** Messages of a bill comparison. */
export const billChangeMessages = defineMessages({
  before: { id: 'orders.billChange.before', defaultMessage: 'Now' },
  after: { id: 'orders.billChange.after', defaultMessage: 'After' },
  figure: { id: 'orders.billChange.figure', defaultMessage: 'Bill' },
  unchanged: { id: 'orders.billChange.unchanged', defaultMessage: 'The bill doesn’t change.' },
});
