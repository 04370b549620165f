import { Problem } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords } from '../messages/common.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Does something and says in a toast what went wrong; answers whether it was done. */
export function useTell() {
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  return async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(commonWords.notDone), text: words(error) });
      return false;
    }
  };
}
