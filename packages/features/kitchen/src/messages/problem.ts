import { defineMessages } from '@servery/screens/define';
import {
  capabilityMessages,
  errorMessages,
  problemMessages as shared,
} from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  retry: errorMessages.retry,
  right: shared.missingRight,
  view: capabilityMessages['order.view'],
  conflict: {
    id: 'kitchen.problem.conflict',
    defaultMessage:
      'Someone else has changed this. Close it, check the latest version, and make your change again.',
  },
  featureOff: shared.featureOff,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.failed,
});
