import { defineMessages } from '@servery/screens/define';

/** Messages of the refund dialogs, and of what a refund gives back. */
export const refundMessages = defineMessages({
  cash: {
    id: 'orders.refund.cash',
    defaultMessage: 'Hand back {amount} in cash now. The refund will be recorded as completed.',
  },
  recorded: {
    id: 'orders.refund.recorded',
    defaultMessage: 'Refund {amount} through {name} first. Then record it here as completed.',
  },
  tipStays: {
    id: 'orders.refund.tipStays',
    defaultMessage: 'The tip of {tip} isn’t part of this refund.',
  },
  tender: { id: 'orders.refund.tender', defaultMessage: 'Refund to' },
  original: { id: 'orders.refund.tender.original', defaultMessage: '{name}, as it was paid' },
  toCash: { id: 'orders.refund.tender.cash', defaultMessage: 'Cash' },
  toWallet: { id: 'orders.refund.tender.wallet', defaultMessage: 'Wallet of {name}' },
  credited: {
    id: 'orders.refund.credited',
    defaultMessage: '{amount} is credited to the member’s wallet immediately.',
  },
  none: { id: 'orders.refund.none', defaultMessage: 'No refund is waiting.' },
  choose: { id: 'orders.refund.choose', defaultMessage: 'Items to refund' },
  withDeliveryFee: {
    id: 'orders.refund.withDeliveryFee',
    defaultMessage: 'Refund the delivery fee',
  },
  nothingLeft: {
    id: 'orders.refund.nothingLeft',
    defaultMessage: 'There’s nothing left to refund on this order.',
  },
  intent: { id: 'orders.refund.intent', defaultMessage: 'Request refund: {scope}' },
  item: { id: 'orders.refund.item', defaultMessage: '{quantity, number} × {name}' },
  deliveryFee: { id: 'orders.refund.deliveryFee', defaultMessage: 'delivery fee' },
});
