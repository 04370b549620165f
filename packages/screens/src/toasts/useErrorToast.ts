import type { Problem } from '@servery/api';
import { attempt } from '@servery/api/saving';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { errorMessages } from '../messages/error.ts';

/** Returns a function that runs an action, shows its problem in a toast, and resolves with whether it succeeded. */
export function useErrorToast(explain: (problem: Problem) => string) {
  const { formatMessage } = useIntl();
  return (run: () => Promise<unknown>): Promise<boolean> =>
    attempt(run, (problem) =>
      toast.error({ title: formatMessage(errorMessages.actionFailed), text: explain(problem) }),
    );
}
