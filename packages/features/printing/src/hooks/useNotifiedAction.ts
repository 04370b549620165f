import { isShown, Problem } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * Returns a function that runs an action and shows its result in a toast. It resolves to the
 * response, or to null if the action failed.
 */
export function useNotifiedAction() {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  return async <T>(
    run: () => Promise<T>,
    successText: (answer: T) => string,
  ): Promise<T | null> => {
    try {
      const answer = await run();
      toast.success({ title: formatMessage(commonMessages.success), text: successText(answer) });
      return answer;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!isShown(error))
        toast.error({ title: formatMessage(commonMessages.failure), text: problemText(error) });
      return null;
    }
  };
}
