import { joinQueue, type QueueDisplay, type QueueTicket } from '@servery/api';
import { Banner, Button, Text, TextField, useUnsavedGuard } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { typedPhone } from '@servery/domain/typed-phone';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { boardMessages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { fieldMessages } from '../messages/fields.ts';
import { formMessages } from '../messages/form.ts';
import { guestMessages as messages } from '../messages/guest.ts';
import { problemMessages } from '../messages/problem.ts';
import * as styles from '../screens/JoinQueue.css.ts';

interface GuestFormProps {
  token: string;
  queue: QueueDisplay;
  onJoined: (ticket: QueueTicket) => void;
}

/** Form on which a guest enters the size of the party and joins the queue. */
export function GuestForm({ token, queue, onJoined }: GuestFormProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { trigger } = useQueueAction(joinQueue);
  const { party_min: min, party_max: max, state, waiting_count, quoted_minutes } = queue;
  const form = useEndpointForm(joinQueue, {
    defaults: { party: Math.max(min, Math.min(2, max)), name: '', phone: '' },
    toInput: async ({ phone, ...values }) => ({
      body: { token, ...values, phone: await typedPhone(phone) },
    }),
    send: async (input) => onJoined(await trigger(input)),
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const { question } = useUnsavedGuard({
    isDirty: form.isDirty && state === 'open',
    onDiscard: form.reset,
  });
  if (state !== 'open')
    return (
      <Banner tone="warning" isLive={false} title={formatMessage(boardMessages[state])}>
        {formatMessage(problemMessages[state])}
      </Banner>
    );
  return (
    <form className={styles.form} {...form.form}>
      {question}
      <div>
        <Text as="p">{formatMessage(messages.waitsNow, { count: waiting_count })}</Text>
        <Text as="p">
          {formatMessage(messages.wait, { minutes: formatNumber(quoted_minutes) })}
        </Text>
      </div>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <NumberField
        label={formatMessage(formMessages.party)}
        description={formatMessage(formMessages.partyHelp, { min, max })}
        {...form.field('party')}
        minValue={min}
        maxValue={max}
        decrementLabel={formatMessage(commonMessages.fewer)}
        incrementLabel={formatMessage(commonMessages.more)}
      />
      <TextField label={formatMessage(formMessages.guestName)} {...form.field('name')} />
      <TextField
        type="tel"
        label={formatMessage(formMessages.phone)}
        description={formatMessage(formMessages.phoneHelp)}
        {...form.field('phone')}
        isRequired={queue.is_phone_required}
      />
      <Button
        type="submit"
        size="l"
        tone="accent"
        emphasis="solid"
        isWide
        isPending={form.isPending}
      >
        {formatMessage(messages.join)}
      </Button>
    </form>
  );
}
