import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Why a payment option can't be changed or deleted. */
export const reasonMessages = defineMessages({
  lastOption: {
    id: 'payments.problem.lastOption',
    defaultMessage: 'No other payment option is active for {methods}. Activate another one first.',
  },
  paidWith: {
    id: 'payments.problem.paidWith',
    defaultMessage:
      'Payments have been taken with this option, so it can’t be deleted. Deactivate it to remove it from the till.',
  },
});

/** Messages of problems, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  paid_with: reasonMessages.paidWith,
  other: shared.failed,
});
