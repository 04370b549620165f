import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'tables.problem.conflict',
    defaultMessage:
      'Someone else has changed this table. The latest version is now shown. Try again.',
  },
  forbidden: shared.forbidden,
  approvalRequired: shared.approvalRequired,
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: {
    id: 'tables.problem.notAllowedNow',
    defaultMessage: 'You can’t do this in the table’s current status.',
  },
  notPaid: shared.unpaid,
  cart: {
    id: 'tables.problem.cart',
    defaultMessage: 'The table’s cart still has items in it. Send or remove them first.',
  },
  tooLate: shared.tooLateToUndo,
  offline: shared.offline,
  other: shared.other,
});
