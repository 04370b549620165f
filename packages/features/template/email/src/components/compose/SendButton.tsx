import { SendIcon, SplitButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { SendLater } from './SendLater.tsx';
import { mondayMorning, tomorrowMorning } from './times.ts';

interface SendButtonProps {
  /** Sends the message, immediately (null) or at a time in the future. */
  onSend: (at: Date | null) => void;
  /** Cancels the scheduled sending; only given if the message is scheduled. */
  onUnschedule: (() => void) | undefined;
  isPending: boolean;
}

/** Button that sends now, with a menu to schedule. */
export function SendButton({ onSend, onUnschedule, isPending }: SendButtonProps) {
  const { formatMessage, formatDate } = useIntl();
  const [isChoosing, setChoosing] = useState(false);
  const format = (at: Date) =>
    formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric' });
  const [now] = useState(() => new Date());
  const presets = [
    ['tomorrow', messages.tomorrow, tomorrowMorning(now)],
    ['monday', messages.monday, mondayMorning(now)],
  ] as const;
  return (
    <>
      <SplitButton
        tone="accent"
        emphasis="solid"
        label={formatMessage(messages.sending)}
        menuLabel={formatMessage(messages.otherWays)}
        icon={<SendIcon />}
        isPending={isPending}
        onPress={() => onSend(null)}
        items={[
          ...presets.map(([id, word, at]) => ({
            id,
            label: formatMessage(word),
            description: format(at),
            onAction: () => onSend(at),
          })),
          {
            id: 'choose',
            label: formatMessage(messages.chooseTime),
            onAction: () => setChoosing(true),
          },
          ...(onUnschedule
            ? [
                {
                  id: 'never',
                  label: formatMessage(messages.unschedule),
                  onAction: onUnschedule,
                },
              ]
            : []),
        ]}
      >
        {formatMessage(messages.send)}
      </SplitButton>
      {isChoosing && <SendLater onSend={onSend} onClose={() => setChoosing(false)} />}
    </>
  );
}
