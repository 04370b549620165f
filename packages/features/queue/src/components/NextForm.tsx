import { serveNext, type Queue, type QueueEntry } from '@servery/api';
import { pickNext } from '@servery/domain/queue';
import { Text, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDone } from '../hooks/useEntryActs.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { actWords as words } from '../messages/act.ts';
import { boardWords } from '../messages/board.ts';
import { commonWords } from '../messages/common.ts';

interface NextFormProps {
  queue: Queue;
  waiting: readonly QueueEntry[];
  onClose: () => void;
}

/** Asks how many the free table seats, says who that is for, and serves them. */
export function NextForm({ queue, waiting, onClose }: NextFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(serveNext);
  const done = useDone();
  const { save, errors, trouble, isPending } = useSaving();
  const [seats, setSeats] = useState(queue.party_max);
  const next = pickNext(waiting, seats);
  const submit = () =>
    save(async () => {
      done(await trigger({ body: { queue_id: queue.id, seats } }));
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(words.nextTitle, { queue: queue.name })}
      action={formatMessage(words.next)}
      trouble={trouble}
      isDirty={useChanged(seats)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(words.seats)}
        value={seats}
        onChange={(value) => setSeats(value ?? 1)}
        minValue={1}
        maxValue={50}
        decrementLabel={formatMessage(commonWords.fewer)}
        incrementLabel={formatMessage(commonWords.more)}
        errorMessage={errors['seats']}
      />
      {next && (
        <div role="status">
          <Text as="p">
            {formatMessage(next.party <= seats ? words.nextIs : words.nextTooLarge, {
              number: next.number,
              party: formatMessage(boardWords.party, { count: next.party }),
            })}
          </Text>
        </div>
      )}
    </FormDrawer>
  );
}
