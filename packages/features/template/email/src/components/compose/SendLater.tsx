import { Button, DateTimePicker, Dialog } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { instantOf, tomorrowMorning, wallTime } from './times.ts';

interface SendLaterProps {
  onSend: (at: Date) => void;
  onClose: () => void;
}

/** Dialog that asks for the time to send. */
export function SendLater({ onSend, onClose }: SendLaterProps) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => new Date());
  const [value, setValue] = useState<string | null>(() => wallTime(tomorrowMorning(now)));
  const [isPast, setPast] = useState(false);
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
      title={formatMessage(messages.sendLater)}
      onOpenChange={onClose}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onPress={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button tone="accent" emphasis="solid" onPress={send}>
            {formatMessage(messages.schedule)}
          </Button>
        </>
      }
    >
      <DateTimePicker
        label={formatMessage(messages.sendAt)}
        value={value}
        onChange={setValue}
        minValue={wallTime(now)}
        errorMessage={isPast ? formatMessage(messages.past) : undefined}
        labels={{ date: formatMessage(messages.sendAt), time: formatMessage(messages.timeOfDay) }}
      />
    </Dialog>
  );
}
