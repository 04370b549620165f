import { createQueue, editQueue, type Queue } from '@servery/api';
import { Switch, TextField, toast, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages } from '../messages/common.ts';
import { fieldMessages } from '../messages/fields.ts';
import { formMessages as messages } from '../messages/form.ts';
import { inputOf } from '../inputOf.ts';
import * as styles from './page.css.ts';

interface QueueFormProps {
  /** The queue to edit; null for a new one. */
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

/** Drawer with the form of a queue: its name, party sizes and times. */
export function QueueForm({ queue, merchantId, onSaved, onClose }: QueueFormProps) {
  const { formatMessage } = useIntl();
  const to = queue ? editQueue : createQueue;
  const { trigger } = useQueueAction(to);
  const form = useEndpointForm(to, {
    defaults: queue ? inputOf(queue) : fresh,
    toInput: (values) =>
      queue
        ? {
            params: { id: queue.id },
            body: { version: queue.version, state: queue.state, ...values },
          }
        : { body: { merchant_id: merchantId ?? null, ...values } },
    send: async (input) => {
      const made = await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { queue: made.name }) });
      onSaved(made);
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const number = (
    name: 'party_min' | 'party_max' | 'max_length' | 'average_minutes' | 'call_minutes',
  ) => ({
    ...form.field(name),
    decrementLabel: formatMessage(commonMessages.fewer),
    incrementLabel: formatMessage(commonMessages.more),
  });
  return (
    <FormDrawer
      title={
        queue
          ? formatMessage(messages.editTitle, { queue: queue.name })
          : formatMessage(messages.create)
      }
      action={formatMessage(queue ? commonMessages.save : messages.create)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.name)} {...form.field('name')} />
      <TextField
        label={formatMessage(messages.prefix)}
        description={formatMessage(messages.prefixHelp)}
        {...form.field('prefix')}
        onChange={(prefix) => form.set('prefix', prefix.toUpperCase())}
      />
      <div className={styles.pair}>
        <NumberField label={formatMessage(messages.partyMin)} {...number('party_min')} />
        <NumberField label={formatMessage(messages.partyMax)} {...number('party_max')} />
      </div>
      <NumberField
        label={formatMessage(messages.average)}
        description={formatMessage(messages.averageHelp)}
        {...number('average_minutes')}
      />
      <NumberField
        label={formatMessage(messages.callMinutes)}
        description={formatMessage(messages.callMinutesHelp)}
        {...number('call_minutes')}
      />
      <NumberField label={formatMessage(messages.maxLength)} {...number('max_length')} />
      <Switch {...form.toggle('is_notifying')}>{formatMessage(messages.notifying)}</Switch>
    </FormDrawer>
  );
}
