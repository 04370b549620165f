import { serveNext, type Queue, type QueueEntry } from '@servery/api';
import { useRights } from '@servery/api/user';
import { pickNext } from '@servery/domain/queue';
import { Text, useChanged, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useDone } from '../hooks/useEntryActions.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { tableOf, useTableChoice } from '../hooks/useTableChoice.ts';
import { actMessages as messages } from '../messages/act.ts';
import { boardMessages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { seatMessages } from '../messages/history.ts';
import { TableField } from './TableField.tsx';

interface NextFormProps {
  queue: Queue;
  waiting: readonly QueueEntry[];
  onClose: () => void;
}

/**
 * Form that picks the next party for the given number of seats and serves it, at a table or without
 * one.
 */
export function NextForm({ queue, waiting, onClose }: NextFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(serveNext);
  const done = useDone();
  const canSeat = useRights()('table.occupy');
  const form = useEndpointForm(serveNext, {
    defaults: { seats: queue.party_max },
    toInput: (values) => ({
      body: { queue_id: queue.id, ...values, table: tableOf(choice.table) },
    }),
    send: async (input) => {
      done(await trigger(input));
      onClose();
    },
    explain: useProblemText(),
  });
  const seats = form.values.seats ?? 1;
  const next = pickNext(waiting, seats);
  const party = next?.party ?? 1;
  const choice = useTableChoice(canSeat ? queue.merchant_id : null, party);
  const hasChosen = useChanged(choice.chosen);
  return (
    <FormDrawer
      title={formatMessage(messages.nextTitle, { queue: queue.name })}
      action={formatMessage(choice.table ? seatMessages.submit : messages.next)}
      {...form.drawer}
      isDirty={form.isDirty || hasChosen}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(messages.seats)}
        {...form.field('seats')}
        decrementLabel={formatMessage(commonMessages.fewer)}
        incrementLabel={formatMessage(commonMessages.more)}
      />
      {next && (
        <div role="status">
          <Text as="p">
            {formatMessage(next.party <= seats ? messages.nextIs : messages.nextTooLarge, {
              number: next.number,
              party: formatMessage(boardMessages.party, { count: next.party }),
            })}
          </Text>
        </div>
      )}
      {next && canSeat && <TableField choice={choice} party={party} isOptional />}
    </FormDrawer>
  );
}
