import { SendIcon, SplitButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { composeWords as words } from '../../messages/compose.ts';
import { SendLater } from './SendLater.tsx';
import { mondayMorning, tomorrowMorning } from './times.ts';

interface SendButtonProps {
  /** Sends at once, or at a time that is still to come. */
  onSend: (at: Date | null) => void;
  /** Lets it wait no longer; only where it does. */
  onUnschedule: (() => void) | undefined;
  isPending: boolean;
}

/** Sends now, or later. */
export function SendButton({ onSend, onUnschedule, isPending }: SendButtonProps) {
  const { formatMessage, formatDate } = useIntl();
  const [isChoosing, setChoosing] = useState(false);
  const say = (at: Date) =>
    formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric' });
  const [now] = useState(() => new Date());
  const presets = [
    ['tomorrow', words.tomorrow, tomorrowMorning(now)],
    ['monday', words.monday, mondayMorning(now)],
  ] as const;
  return (
    <>
      <SplitButton
        tone="accent"
        emphasis="solid"
        label={formatMessage(words.sending)}
        menuLabel={formatMessage(words.otherWays)}
        icon={<SendIcon />}
        isPending={isPending}
        onPress={() => onSend(null)}
        items={[
          ...presets.map(([id, word, at]) => ({
            id,
            label: formatMessage(word),
            description: say(at),
            onAction: () => onSend(at),
          })),
          {
            id: 'choose',
            label: formatMessage(words.chooseTime),
            onAction: () => setChoosing(true),
          },
          ...(onUnschedule
            ? [
                {
                  id: 'never',
                  label: formatMessage(words.unschedule),
                  onAction: onUnschedule,
                },
              ]
            : []),
        ]}
      >
        {formatMessage(words.send)}
      </SplitButton>
      {isChoosing && <SendLater onSend={onSend} onClose={() => setChoosing(false)} />}
    </>
  );
}
