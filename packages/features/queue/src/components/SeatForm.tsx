import { listTables, serveQueue, type QueueEntry } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Banner, Select, Text, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDone } from '../hooks/useEntryActs.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { boardWords } from '../messages/board.ts';
import { seatWords as words } from '../messages/history.ts';
import { seatsFor } from '../seatsFor.ts';
import { Trouble } from './Trouble.tsx';

interface SeatFormProps {
  entry: QueueEntry;
  onClose: () => void;
}

/** Asks at which free table somebody from the queue sits, and serves and seats them at once. */
export function SeatForm({ entry, onClose }: SeatFormProps) {
  const { formatMessage } = useIntl();
  const { merchant_id, number, party, id: entry_id, version } = entry;
  const { data, error, mutate } = useCall(listTables, { query: { merchant_id, length: 100 } });
  const { trigger } = useQueueAction(serveQueue);
  const done = useDone();
  const { save, trouble, isPending } = useSaving();
  const [chosen, setChosen] = useState<string | null>(null);
  const tables = seatsFor(data?.aaData ?? [], party);
  const table = tables.find(({ id }) => String(id) === chosen) ?? tables[0];
  const submit = () =>
    table
      ? save(async () => {
          const at = { id: table.id, version: table.version };
          done(await trigger({ body: { entry_id, version, table: at } }));
          onClose();
        })
      : Promise.resolve(false);
  return (
    <FormDrawer
      title={formatMessage(words.seat, { number })}
      action={formatMessage(words.submit)}
      trouble={trouble}
      isDirty={useChanged(chosen)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {error && !data ? (
        <Trouble problem={error} onRetry={() => mutate()} />
      ) : data && tables.length === 0 ? (
        <Banner tone="warning">{formatMessage(words.none)}</Banner>
      ) : (
        <>
          <Text as="p">
            {formatMessage(words.help, {
              party: formatMessage(boardWords.party, { count: party }),
            })}
          </Text>
          <Select
            label={formatMessage(words.table)}
            isPending={!data}
            options={tables.map(({ id, name, seats_min: min, seats_max: max }) => ({
              value: String(id),
              label: formatMessage(max < party ? words.small : words.option, { name, min, max }),
            }))}
            value={table ? String(table.id) : null}
            onChange={setChosen}
          />
        </>
      )}
    </FormDrawer>
  );
}
