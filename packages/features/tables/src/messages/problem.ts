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
  approvalRequired: {
    id: 'tables.problem.approvalRequired',
    defaultMessage: 'This needs approval by PIN. Nothing has changed yet.',
  },
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: {
    id: 'tables.problem.notAllowedNow',
    defaultMessage: 'You can’t do this in the table’s current status.',
  },
  notPaid: {
    id: 'tables.problem.notPaid',
    defaultMessage: 'There are unpaid orders. Take payment or clear them first.',
  },
  cart: {
    id: 'tables.problem.cart',
    defaultMessage: 'The table’s cart still has items in it. Send or remove them first.',
  },
  tooLate: { id: 'tables.problem.tooLate', defaultMessage: 'It’s too late to undo this.' },
  offline: shared.offline,
  other: shared.other,
});
