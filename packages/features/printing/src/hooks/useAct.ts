import { isShown, Problem } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords } from '../messages.ts';
import { useProblemText } from './useProblemText.ts';

/** Does something at once, and says in a toast how it went; answers what came of it, or null. */
export function useAct() {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  return async <T>(run: () => Promise<T>, said: (answer: T) => string): Promise<T | null> => {
    try {
      const answer = await run();
      toast.success({ title: formatMessage(commonWords.success), text: said(answer) });
      return answer;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!isShown(error))
        toast.error({ title: formatMessage(commonWords.failure), text: problemText(error) });
      return null;
    }
  };
}
