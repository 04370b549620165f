import { toggleOccupyStatus, type Table } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { actMessages as messages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';
import { useProblemText } from './useProblemText.ts';
import { useTableAction } from './useTableAction.ts';

/** Returns a function that seats guests at a table or frees it, with an undo for 10 seconds. */
export function useOccupy() {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(toggleOccupyStatus);
  const attempt = useErrorToast(useProblemText());
  const send = (
    { id, version }: Table,
    body: { occupied: boolean; covers?: number; undo?: boolean },
  ) => trigger({ params: { id }, body: { version, ...body } });
  return (table: Table, occupied: boolean, covers = 0): Promise<boolean> =>
    attempt(async () => {
      const next = await send(table, { occupied, covers });
      toast.success({
        title: formatMessage(occupied ? messages.seated : messages.freed, { name: next.name }),
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () => void attempt(() => send(next, { occupied: !occupied, undo: true })),
        },
      });
    });
}
