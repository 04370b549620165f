import { Button, DateTimePicker, Dialog } from '@servery/ui';
import { useCalendarWords } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeWords as words } from '../../messages/compose.ts';
import { listWords } from '../../messages/list.ts';
import { instantOf, tomorrowMorning, wallTime } from './times.ts';

interface SendLaterProps {
  onSend: (at: Date) => void;
  onClose: () => void;
}

/** Asks when a mail is to be sent. */
export function SendLater({ onSend, onClose }: SendLaterProps) {
  const { formatMessage } = useIntl();
  const calendar = useCalendarWords();
  const [now] = useState(() => new Date());
  const [value, setValue] = useState<string | null>(() => wallTime(tomorrowMorning(now)));
  const [isPast, setPast] = useState(false);
  const part = (word: 'hour' | 'minute' | 'dayPeriod') => ({
    label: formatMessage(words[word]),
    placeholder: '--',
  });
  const send = () => {
    const isLate = value === null || instantOf(value) <= new Date();
    setPast(isLate);
    if (isLate) return;
    onClose();
    onSend(instantOf(value));
  };
  return (
    <Dialog
      isOpen
      title={formatMessage(words.sendLater)}
      closeLabel={formatMessage(listWords.close)}
      onOpenChange={onClose}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onPress={onClose}>
            {formatMessage(words.cancel)}
          </Button>
          <Button tone="accent" emphasis="solid" onPress={send}>
            {formatMessage(words.schedule)}
          </Button>
        </>
      }
    >
      <DateTimePicker
        label={formatMessage(words.sendAt)}
        value={value}
        onChange={setValue}
        minValue={wallTime(now)}
        errorMessage={isPast ? formatMessage(words.past) : undefined}
        words={{
          ...calendar,
          date: formatMessage(words.sendAt),
          time: formatMessage(words.timeOfDay),
          hour: part('hour'),
          minute: part('minute'),
          dayPeriod: part('dayPeriod'),
        }}
      />
    </Dialog>
  );
}
