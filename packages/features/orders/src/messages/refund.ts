import { defineMessages } from '@servery/screens/define';

/** Messages of the refund dialog. */
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
});
