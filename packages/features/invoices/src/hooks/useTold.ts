import { Problem } from '@servery/api';
import { toast } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { listWords } from '../messages/list.ts';

/** Tells that something failed; what is no refusal is a bug and goes on. */
export function useTold() {
  const { formatMessage } = useIntl();
  const { text } = useFailedWords();
  return async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(listWords.notDone), text });
    }
  };
}
