import { createQueue, editQueue, type Queue } from '@servery/api';
import { Switch, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { commonWords } from '../messages/common.ts';
import { formWords as words } from '../messages/form.ts';
import { wishOf } from '../wishOf.ts';
import * as styles from './page.css.ts';

interface QueueFormProps {
  /** The one that is edited; a new one is made without it. */
  queue: Queue | null;
  merchantId: number | undefined;
  onSaved: (queue: Queue) => void;
  onClose: () => void;
}

const fresh = {
  name: '',
  prefix: '',
  party_min: 1,
  party_max: 4,
  max_length: 100,
  average_minutes: 10,
  call_minutes: 10,
  is_notifying: false,
};

/** What a queue is called, for whom it is and how long things take in it. */
export function QueueForm({ queue, merchantId, onSaved, onClose }: QueueFormProps) {
  const { formatMessage } = useIntl();
  const create = useQueueAction(createQueue);
  const edit = useQueueAction(editQueue);
  const { save, errors, trouble, isPending } = useSaving();
  const [wish, setWish] = useState(queue ? wishOf(queue) : fresh);
  const put = (change: Partial<typeof fresh>) => setWish((last) => ({ ...last, ...change }));
  const submit = () =>
    save(async () => {
      const made = queue
        ? await edit.trigger({
            params: { id: queue.id },
            body: { version: queue.version, state: queue.state, ...wish },
          })
        : await create.trigger({ body: { merchant_id: merchantId ?? null, ...wish } });
      toast.success({ title: formatMessage(words.saved, { queue: made.name }) });
      onSaved(made);
      onClose();
    });
  const number = (
    key: 'party_min' | 'party_max' | 'max_length' | 'average_minutes' | 'call_minutes',
    maxValue: number,
  ) => ({
    value: wish[key],
    onChange: (value: number | null) => put({ [key]: value ?? 1 }),
    minValue: 1,
    maxValue,
    decrementLabel: formatMessage(commonWords.fewer),
    incrementLabel: formatMessage(commonWords.more),
    errorMessage: errors[key],
  });
  return (
    <FormDrawer
      title={
        queue ? formatMessage(words.editTitle, { queue: queue.name }) : formatMessage(words.create)
      }
      action={formatMessage(queue ? commonWords.save : words.create)}
      trouble={trouble}
      isDirty={useChanged(wish)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(words.name)}
        isRequired
        maxLength={60}
        value={wish.name}
        onChange={(name) => put({ name })}
        errorMessage={errors['name']}
      />
      <TextField
        label={formatMessage(words.prefix)}
        description={formatMessage(words.prefixHelp)}
        maxLength={2}
        value={wish.prefix}
        onChange={(prefix) => put({ prefix: prefix.toUpperCase() })}
        errorMessage={errors['prefix']}
      />
      <div className={styles.pair}>
        <NumberField label={formatMessage(words.partyMin)} {...number('party_min', 30)} />
        <NumberField label={formatMessage(words.partyMax)} {...number('party_max', 30)} />
      </div>
      <NumberField
        label={formatMessage(words.average)}
        description={formatMessage(words.averageHelp)}
        {...number('average_minutes', 240)}
      />
      <NumberField
        label={formatMessage(words.callMinutes)}
        description={formatMessage(words.callMinutesHelp)}
        {...number('call_minutes', 60)}
      />
      <NumberField label={formatMessage(words.maxLength)} {...number('max_length', 500)} />
      <Switch isSelected={wish.is_notifying} onChange={(is_notifying) => put({ is_notifying })}>
        {formatMessage(words.notifying)}
      </Switch>
    </FormDrawer>
  );
}
