import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Why the owner of a merchant gets no new invitation. */
export const invitationProblems = defineMessages({
  status: {
    id: 'merchants.problem.hasPassword',
    defaultMessage: 'The owner has already set a password and can sign in.',
  },
});

/** Messages of problems, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  invalid: shared.invalid,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.failed,
});
