import { attempt } from '@servery/api/saving';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords } from '../messages/common.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Does something and says in a toast what went wrong; answers whether it was done. */
export function useTell() {
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  return (run: () => Promise<unknown>): Promise<boolean> =>
    attempt(run, (problem) =>
      toast.error({ title: formatMessage(commonWords.notDone), text: words(problem) }),
    );
}
