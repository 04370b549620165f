import { defineMessages } from '@servery/screens/define';
import { problemMessages as shared } from '@servery/screens/messages';
import { accountMessages } from './account.ts';
import { formErrorMessages } from './form.ts';

/** Messages of problems, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: accountMessages.beyond,
  notFound: shared.notFound,
  offline: shared.offline,
  own_account: accountMessages.own,
  last_owner: formErrorMessages.last_owner,
  other: shared.failed,
});
