import { changeTable, listGuestRequests, listTables, type GuestRequest } from '@servery/api';
import { attempt } from '@servery/api/saving';
import { useAction } from '@servery/api/swr';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { requestMessages as messages } from '../messages/request.ts';
import { useProblemText } from './useProblemText.ts';

/**
 * Acknowledges the requests of a table's guests, whose page shows it. Failures are shown in a
 * toast.
 */
export function useAnswerRequest() {
  const { formatMessage } = useIntl();
  const problemMessages = useProblemText();
  const { trigger, isMutating } = useAction(changeTable, {
    refreshes: [listGuestRequests, listTables],
  });
  const answer = ({ table_id: id, version, name }: GuestRequest) =>
    attempt(
      async () => {
        await trigger({ params: { id }, body: { action: 'answer', version } });
        toast.success({ title: formatMessage(messages.answered, { name }) });
      },
      (problem) =>
        toast.error({
          title: formatMessage(messages.notAnswered, { name }),
          text: problemMessages(problem),
        }),
    );
  return { answer, isPending: isMutating };
}
