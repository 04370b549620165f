import { Problem } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { editWords } from '../messages/edit.ts';
import { useProblemText } from './useProblemText.ts';

/** Does something and says in a toast what went wrong; answers whether it was done. */
export function useTell(): (run: () => Promise<unknown>) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const words = useProblemText();
  return async (run) => {
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(editWords.notDone), text: words(error) });
      return false;
    }
  };
}
