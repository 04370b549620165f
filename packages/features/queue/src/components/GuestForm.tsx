import { joinQueue, type QueueDisplay, type QueueTicket } from '@servery/api';
import { Banner, Button, registered, Text, TextField } from '@servery/ui';
import { NumberField } from '@servery/words';
import { Controller, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { internationalPhone } from '../acts.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { boardWords } from '../messages/board.ts';
import { commonWords } from '../messages/common.ts';
import { formWords } from '../messages/form.ts';
import { guestWords as words } from '../messages/guest.ts';
import { problemWords } from '../messages/problem.ts';
import * as styles from '../screens/JoinQueue.css.ts';

interface GuestFormProps {
  token: string;
  queue: QueueDisplay;
  onJoined: (ticket: QueueTicket) => void;
}

/** Asks a guest how many they are, and gives them a number. */
export function GuestForm({ token, queue, onJoined }: GuestFormProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { trigger } = useQueueAction(joinQueue);
  const { save, errors, trouble, isPending } = useSaving();
  const { party_min, party_max, state, waiting_count, quoted_minutes } = queue;
  const { control, register, handleSubmit } = useForm({
    defaultValues: { party: Math.max(party_min, Math.min(2, party_max)), name: '', phone: '' },
  });
  const join = handleSubmit(({ party, name, phone }) =>
    save(async () =>
      onJoined(await trigger({ body: { token, party, name, phone: internationalPhone(phone) } })),
    ),
  );
  if (state !== 'open')
    return (
      <Banner tone="warning" isLive={false} title={formatMessage(boardWords[state])}>
        {formatMessage(problemWords[state])}
      </Banner>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void join(event)}>
      <div>
        <Text as="p">{formatMessage(words.waitsNow, { count: waiting_count })}</Text>
        <Text as="p">{formatMessage(words.wait, { minutes: formatNumber(quoted_minutes) })}</Text>
      </div>
      {trouble && <Banner tone="danger">{trouble}</Banner>}
      <Controller
        control={control}
        name="party"
        render={({ field: { value, onChange, onBlur } }) => (
          <NumberField
            label={formatMessage(formWords.party)}
            description={formatMessage(formWords.partyHelp, { min: party_min, max: party_max })}
            value={value}
            onChange={(next) => onChange(next ?? party_min)}
            onBlur={onBlur}
            minValue={party_min}
            maxValue={party_max}
            decrementLabel={formatMessage(commonWords.fewer)}
            incrementLabel={formatMessage(commonWords.more)}
            errorMessage={errors['party']}
          />
        )}
      />
      <TextField
        {...registered(register('name'))}
        label={formatMessage(formWords.guestName)}
        maxLength={60}
        errorMessage={errors['name']}
      />
      <TextField
        {...registered(register('phone'))}
        type="tel"
        label={formatMessage(formWords.phone)}
        description={formatMessage(formWords.phoneHelp)}
        isRequired={queue.is_phone_required}
        errorMessage={errors['phone']}
      />
      <Button type="submit" size="l" tone="accent" emphasis="solid" isWide isPending={isPending}>
        {formatMessage(words.join)}
      </Button>
    </form>
  );
}
