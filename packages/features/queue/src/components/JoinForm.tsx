import { addQueueEntry, type Queue } from '@servery/api';
import { TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { internationalPhone } from '../acts.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { commonWords } from '../messages/common.ts';
import { formWords as words } from '../messages/form.ts';

/** Adds somebody at the end of a queue. */
export function JoinForm({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { trigger } = useQueueAction(addQueueEntry);
  const { save, errors, trouble, isPending } = useSaving();
  const [party, setParty] = useState(Math.max(queue.party_min, Math.min(2, queue.party_max)));
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const submit = () =>
    save(async () => {
      const body = { queue_id: queue.id, party, name, phone: internationalPhone(phone) };
      const { number, quoted_minutes: minutes } = await trigger({ body });
      toast.success({ title: formatMessage(words.joined, { number, minutes }) });
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(words.joinTitle, { queue: queue.name })}
      action={formatMessage(words.join)}
      trouble={trouble}
      isDirty={useChanged({ party, name, phone })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(words.party)}
        description={formatMessage(words.partyHelp, {
          min: queue.party_min,
          max: queue.party_max,
        })}
        value={party}
        onChange={(value) => setParty(value ?? queue.party_min)}
        minValue={queue.party_min}
        maxValue={queue.party_max}
        decrementLabel={formatMessage(commonWords.fewer)}
        incrementLabel={formatMessage(commonWords.more)}
        errorMessage={errors['party']}
      />
      <TextField
        label={formatMessage(words.guestName)}
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={errors['name']}
      />
      <TextField
        type="tel"
        label={formatMessage(words.phone)}
        description={formatMessage(words.phoneHelp)}
        isRequired={queue.is_notifying}
        value={phone}
        onChange={setPhone}
        errorMessage={errors['phone']}
      />
    </FormDrawer>
  );
}
