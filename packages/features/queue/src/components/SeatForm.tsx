import { serveQueue, type QueueEntry } from '@servery/api';
import { Banner, Text, useChanged, FormDrawer } from '@servery/ui';
import { LoadError } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useDone } from '../hooks/useEntryActions.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { tableOf, useTableChoice } from '../hooks/useTableChoice.ts';
import { boardMessages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { seatMessages as messages } from '../messages/history.ts';
import { TableField } from './TableField.tsx';

interface SeatFormProps {
  entry: QueueEntry;
  onClose: () => void;
}

/** Form that selects a free table for a party, then serves and seats it in one request. */
export function SeatForm({ entry, onClose }: SeatFormProps) {
  const { formatMessage } = useIntl();
  const { merchant_id, number, party, id: entry_id, version } = entry;
  const choice = useTableChoice(merchant_id, party);
  const { tables, table, chosen, error, retry } = choice;
  const { trigger } = useQueueAction(serveQueue);
  const done = useDone();
  const form = useEndpointForm(serveQueue, {
    defaults: {},
    toInput: () => ({ body: { entry_id, version, table: tableOf(table) } }),
    send: async (input) => {
      done(await trigger(input));
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.seat, { number })}
      action={formatMessage(messages.submit)}
      {...form.drawer}
      isDirty={useChanged(chosen)}
      onSubmit={() => table && form.submit()}
      onClose={onClose}
    >
      {error ? (
        <LoadError
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          onRetry={retry}
        />
      ) : tables?.length === 0 ? (
        <Banner tone="warning">{formatMessage(messages.none)}</Banner>
      ) : (
        <>
          <Text as="p">
            {formatMessage(messages.help, {
              party: formatMessage(boardMessages.party, { count: party }),
            })}
          </Text>
          <TableField choice={choice} party={party} />
        </>
      )}
    </FormDrawer>
  );
}
