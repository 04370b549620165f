import { defineMessages } from './define.ts';

/** What the discount dialog asks and tells. */
export const discountWords = defineMessages({
  kind: { id: 'orders.discount.kind', defaultMessage: 'Kind of discount' },
  prepared: { id: 'orders.discount.prepared', defaultMessage: 'Prepared' },
  rate: { id: 'orders.discount.rate', defaultMessage: 'Percent' },
  amount: { id: 'orders.discount.amount', defaultMessage: 'Amount' },
  choose: { id: 'orders.discount.choose', defaultMessage: 'Discount' },
  none: {
    id: 'orders.discount.none',
    defaultMessage: 'No discounts are prepared. Give a percentage or an amount.',
  },
  label: { id: 'orders.discount.label', defaultMessage: 'What it is for' },
  labelHelp: { id: 'orders.discount.labelHelp', defaultMessage: 'Stands on the receipt.' },
  percent: { id: 'orders.discount.percent', defaultMessage: 'Percent off the items' },
  sum: { id: 'orders.discount.sum', defaultMessage: 'Amount off the items' },
  limit: {
    id: 'orders.discount.limit',
    defaultMessage: 'You may give up to {limit} without an approval.',
  },
  overLimit: {
    id: 'orders.discount.overLimit',
    defaultMessage: 'This is {share} off the items. Above {limit} an approval by PIN is asked for.',
  },
  off: { id: 'orders.discount.off', defaultMessage: '{what} off' },
});
