import { defineMessages } from './define.ts';

/** Messages of the tip on top of a payment. */
export const tipMessages = defineMessages({
  tip: { id: 'screens.tip.tip', defaultMessage: 'Tip' },
  amount: { id: 'screens.tip.amount', defaultMessage: 'Tip amount' },
  suggestion: { id: 'screens.tip.suggestion', defaultMessage: '{rate} · {amount}' },
  together: {
    id: 'screens.tip.together',
    defaultMessage: 'The next payment is {amount}, with a tip of {tip}.',
  },
  remove: { id: 'screens.tip.remove', defaultMessage: 'Remove tip' },
});
