import { defineMessages } from './define.ts';

/** What the refund dialog asks. */
export const refundWords = defineMessages({
  cash: {
    id: 'orders.refund.cash',
    defaultMessage: 'Hand back {amount} in cash now. The refund will be recorded as completed.',
  },
  recorded: {
    id: 'orders.refund.recorded',
    defaultMessage: 'Refund {amount} through {name} first. Then record it here as completed.',
  },
  none: { id: 'orders.refund.none', defaultMessage: 'No refund is waiting.' },
});
