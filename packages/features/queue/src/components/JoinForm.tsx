import { addQueueEntry, type Queue } from '@servery/api';
import { TextField, toast, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { typedPhone } from '@servery/domain/typed-phone';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages } from '../messages/common.ts';
import { fieldMessages } from '../messages/fields.ts';
import { formMessages as messages } from '../messages/form.ts';

/** Form that adds a party at the end of a queue. */
export function JoinForm({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(addQueueEntry);
  const { id, party_min: min, party_max: max } = queue;
  const form = useEndpointForm(addQueueEntry, {
    defaults: { party: Math.max(min, Math.min(2, max)), name: '', phone: '' },
    toInput: async ({ phone, ...values }) => ({
      body: { queue_id: id, ...values, phone: await typedPhone(phone) },
    }),
    send: async (input) => {
      const { number, quoted_minutes: minutes } = await trigger(input);
      toast.success({ title: formatMessage(messages.joined, { number, minutes }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.joinTitle, { queue: queue.name })}
      action={formatMessage(messages.join)}
      {...form.drawer}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(messages.party)}
        description={formatMessage(messages.partyHelp, { min, max })}
        {...form.field('party')}
        minValue={min}
        maxValue={max}
        decrementLabel={formatMessage(commonMessages.fewer)}
        incrementLabel={formatMessage(commonMessages.more)}
      />
      <TextField label={formatMessage(messages.guestName)} {...form.field('name')} />
      <TextField
        type="tel"
        label={formatMessage(messages.phone)}
        description={formatMessage(messages.phoneHelp)}
        {...form.field('phone')}
        isRequired={queue.is_notifying}
      />
    </FormDrawer>
  );
}
