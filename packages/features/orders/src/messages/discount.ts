import { defineMessages } from '@servery/screens/define';

/** Messages of the discount dialog. */
export const discountMessages = defineMessages({
  kind: { id: 'orders.discount.kind', defaultMessage: 'Discount type' },
  prepared: { id: 'orders.discount.prepared', defaultMessage: 'Preset' },
  rate: { id: 'orders.discount.rate', defaultMessage: 'Percentage' },
  amount: { id: 'orders.discount.amount', defaultMessage: 'Amount' },
  choose: { id: 'orders.discount.choose', defaultMessage: 'Discount' },
  none: {
    id: 'orders.discount.none',
    defaultMessage: 'No preset discounts. Enter a percentage or an amount.',
  },
  label: { id: 'orders.discount.label', defaultMessage: 'Discount name' },
  labelHelp: { id: 'orders.discount.labelHelp', defaultMessage: 'Shown on the receipt.' },
  percent: { id: 'orders.discount.percent', defaultMessage: 'Percentage off items' },
  sum: { id: 'orders.discount.sum', defaultMessage: 'Amount off items' },
  limit: {
    id: 'orders.discount.limit',
    defaultMessage: 'You can give up to {limit} without approval.',
  },
  overLimit: {
    id: 'orders.discount.overLimit',
    defaultMessage: 'This is {share} off the items. Discounts above {limit} need approval by PIN.',
  },
  off: { id: 'orders.discount.off', defaultMessage: '{what} off' },
});
