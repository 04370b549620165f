import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';

/** Messages of problems, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  invalid: shared.invalid,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.failed,
});
