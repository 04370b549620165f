import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of sales, refunds and payouts. */
export const salesMessages = defineMessages({
  title: { id: 'reports.sales.title', defaultMessage: 'Sales' },
  gross: { id: 'reports.sales.gross', defaultMessage: 'Gross sales' },
  itemDiscounts: { id: 'reports.sales.itemDiscounts', defaultMessage: 'Discounts on items' },
  orderDiscounts: { id: 'reports.sales.orderDiscounts', defaultMessage: 'Discounts on orders' },
  comps: { id: 'reports.sales.comps', defaultMessage: 'Comped items' },
  net: { id: 'reports.sales.net', defaultMessage: 'Net sales' },
  netText: {
    id: 'reports.sales.netText',
    defaultMessage: 'Without tax, service charge and delivery.',
  },
  serviceCharge: orderMessages.serviceCharge,
  deliveryFee: { id: 'reports.sales.deliveryFee', defaultMessage: 'Delivery fees' },
  rounding: { id: 'reports.sales.rounding', defaultMessage: 'Cash rounding' },
  tips: { id: 'reports.sales.tips', defaultMessage: 'Tips' },
  total: fieldMessages.total,
  refundsTitle: { id: 'reports.refunds.title', defaultMessage: 'Refunds' },
  ofPeriod: { id: 'reports.refunds.ofPeriod', defaultMessage: 'Of sales in this period' },
  ofEarlier: { id: 'reports.refunds.ofEarlier', defaultMessage: 'Of earlier sales' },
  notSales: {
    id: 'reports.refunds.notSales',
    defaultMessage: 'Not included: cancelled orders and overpayments',
  },
  openRefunds: { id: 'reports.refunds.open', defaultMessage: 'Not included: not paid back yet' },
  payoutsTitle: { id: 'reports.payouts.title', defaultMessage: 'Cash paid out and fees' },
  noReason: { id: 'reports.payouts.noReason', defaultMessage: 'Without a reason' },
  fees: { id: 'reports.payouts.fees', defaultMessage: 'Estimated payment fees' },
});

/** Messages of what was not sold. */
export const lossMessages = defineMessages({
  title: { id: 'reports.loss.title', defaultMessage: 'Not sold' },
  voidsBefore: {
    id: 'reports.loss.voidsBefore',
    defaultMessage: 'Voided before sending to the kitchen',
  },
  voidsAfter: {
    id: 'reports.loss.voidsAfter',
    defaultMessage: 'Voided after sending to the kitchen',
  },
  cancelled: { id: 'reports.loss.cancelled', defaultMessage: 'Cancelled orders' },
  open: { id: 'reports.loss.open', defaultMessage: 'Open orders' },
  balance: { id: 'reports.loss.balance', defaultMessage: 'Still to pay' },
  counted: { id: 'reports.loss.counted', defaultMessage: '{count, number} · {amount}' },
});

/** Messages of payments and cash. */
export const moneyMessages = defineMessages({
  payments: orderMessages.payments,
  option: { id: 'reports.money.option', defaultMessage: 'Payment option' },
  count: { id: 'reports.money.count', defaultMessage: 'Number' },
  taken: { id: 'reports.money.taken', defaultMessage: 'Taken' },
  refunded: { id: 'reports.money.refunded', defaultMessage: 'Refunded' },
  net: { id: 'reports.money.net', defaultMessage: 'Net' },
  fee: { id: 'reports.money.fee', defaultMessage: 'Fee' },
  noPayments: { id: 'reports.money.noPayments', defaultMessage: 'No payments in this period' },
  cash: { id: 'reports.cash.title', defaultMessage: 'Cash drawers' },
  drawer: { id: 'reports.cash.drawer', defaultMessage: 'Drawer' },
  person: { id: 'reports.cash.person', defaultMessage: 'Person' },
  float: { id: 'reports.cash.float', defaultMessage: 'Float' },
  sales: { id: 'reports.cash.sales', defaultMessage: 'Cash sales' },
  payIns: { id: 'reports.cash.payIns', defaultMessage: 'Paid in' },
  refunds: { id: 'reports.cash.refunds', defaultMessage: 'Cash refunds' },
  payOuts: { id: 'reports.cash.payOuts', defaultMessage: 'Paid out' },
  drops: { id: 'reports.cash.drops', defaultMessage: 'Dropped to safe' },
  expected: { id: 'reports.cash.expected', defaultMessage: 'Expected' },
  counted: { id: 'reports.cash.counted', defaultMessage: 'Counted' },
  variance: { id: 'reports.cash.variance', defaultMessage: 'Variance' },
  approvedBy: {
    id: 'reports.cash.approvedBy',
    defaultMessage: 'Variance approved by {name}: {reason}',
  },
  notCounted: { id: 'reports.cash.notCounted', defaultMessage: 'Not counted yet' },
});

/** The names of the amounts that sums of the report add up. */
export const partMessages = defineMessages({
  gross_sales: salesMessages.gross,
  item_discounts: salesMessages.itemDiscounts,
  order_discounts: salesMessages.orderDiscounts,
  comps: salesMessages.comps,
  net_sales: salesMessages.net,
  service_charge: salesMessages.serviceCharge,
  delivery_fee: salesMessages.deliveryFee,
  tax: orderMessages.tax,
  rounding: salesMessages.rounding,
  tips: salesMessages.tips,
  total: { id: 'reports.part.total', defaultMessage: 'Total sales' },
  refunds: salesMessages.refundsTitle,
  refunds_of_period: salesMessages.ofPeriod,
  refunds_of_earlier: salesMessages.ofEarlier,
  pay_outs: moneyMessages.payOuts,
  payment_fees: salesMessages.fees,
  outcome: salesMessages.payoutsTitle,
});

/** The order methods. */
export const methodMessages = defineMessages({
  pickup: fieldMessages.pickup,
  dine_in: fieldMessages.dineIn,
  delivery: fieldMessages.delivery,
});

/** Messages of the parts of net sales. */
export const shareMessages = defineMessages({
  title: { id: 'reports.share.title', defaultMessage: 'Net sales by' },
  hour: { id: 'reports.share.hour', defaultMessage: 'Hour' },
  item: { id: 'reports.share.item', defaultMessage: 'Item' },
  category: fieldMessages.category,
  staff: { id: 'reports.share.staff', defaultMessage: 'Person' },
  method: { id: 'reports.share.method', defaultMessage: 'Method' },
  orders: orderMessages.orders,
  quantity: fieldMessages.quantity,
  netSales: salesMessages.net,
  noPerson: { id: 'reports.share.noPerson', defaultMessage: 'Not assigned' },
  noCategory: { id: 'reports.share.noCategory', defaultMessage: 'Without a category' },
});
