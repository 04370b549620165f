import { attempt } from '@servery/api/saving';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { editWords } from '../messages/edit.ts';
import { useProblemText } from './useProblemText.ts';

/** Does something and says in a toast what went wrong; answers whether it was done. */
export function useTell() {
  const { formatMessage } = useIntl();
  const words = useProblemText();
  return (run: () => Promise<unknown>): Promise<boolean> =>
    attempt(run, (problem) =>
      toast.error({ title: formatMessage(editWords.notDone), text: words(problem) }),
    );
}
