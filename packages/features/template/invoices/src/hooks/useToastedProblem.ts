import { Problem } from '@servery/api';
import { problemMessages } from '@servery/screens/messages';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';

/**
 * Returns a function that runs an action and shows a toast for a problem; other errors are
 * rethrown.
 */
export function useToastedProblem() {
  const { formatMessage } = useIntl();
  return async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({
        title: formatMessage(listMessages.notDone),
        text: formatMessage(problemMessages.other),
      });
    }
  };
}
