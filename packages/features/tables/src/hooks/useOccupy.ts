import { toggleOccupyStatus, type Table } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import { useTableAction } from './useTableAction.ts';
import { useTell } from './useTell.ts';

/** Seats guests at a table or frees it, and offers to take that back for ten seconds. */
export function useOccupy() {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(toggleOccupyStatus);
  const tell = useTell();
  const send = (
    { id, version }: Table,
    body: { occupied: boolean; covers?: number; undo?: boolean },
  ) => trigger({ params: { id }, body: { version, ...body } });
  return (table: Table, occupied: boolean, covers = 0): Promise<boolean> =>
    tell(async () => {
      const next = await send(table, { occupied, covers });
      toast.success({
        title: formatMessage(occupied ? words.seated : words.freed, { name: next.name }),
        action: {
          label: formatMessage(commonWords.undo),
          onPress: () => void tell(() => send(next, { occupied: !occupied, undo: true })),
        },
      });
    });
}
