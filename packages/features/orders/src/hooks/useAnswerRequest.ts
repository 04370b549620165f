import { changeTable, listGuestRequests, listTables, type GuestRequest } from '@servery/api';
import { attempt } from '@servery/api/saving';
import { useAction } from '@servery/api/swr';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { requestWords as words } from '../messages/request.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Answers what the guests of a table asked for; their page shows it. Failures are shown in a toast. */
export function useAnswerRequest() {
  const { formatMessage } = useIntl();
  const problemWords = useProblemWords();
  const { trigger, isMutating } = useAction(changeTable, {
    refreshes: [listGuestRequests, listTables],
  });
  const answer = ({ table_id: id, version, name }: GuestRequest) =>
    attempt(
      async () => {
        await trigger({ params: { id }, body: { action: 'answer', version } });
        toast.success({ title: formatMessage(words.answered, { name }) });
      },
      (problem) =>
        toast.error({
          title: formatMessage(words.notAnswered, { name }),
          text: problemWords(problem),
        }),
    );
  return { answer, isPending: isMutating };
}
