import { Banner, Button, Card, Stack, Switch } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { hurdleWords, notificationsWords as words } from '../../messages/notifications.ts';
import { browserDoor } from '../../push/browserDoor.ts';
import type { PushDoor, PushStanding } from '../../push/PushDoor.ts';
import { usePush, type OnPush } from '../../push/usePush.ts';
import { TestPush } from './TestPush.tsx';

export interface NotificationsPartProps {
  /** How new orders sound. */
  sound?: ReactNode;
  push?: PushDoor;
  onPush?: OnPush;
}

const hurdles = {
  unsupported: {
    tone: 'neutral',
    title: hurdleWords.unsupportedTitle,
    text: hurdleWords.unsupported,
  },
  elsewhere: { tone: 'neutral', title: hurdleWords.elsewhereTitle, text: hurdleWords.elsewhere },
  denied: { tone: 'warning', title: hurdleWords.deniedTitle, text: hurdleWords.denied },
} as const satisfies Partial<Record<PushStanding, object>>;

/** Whether this device tells of new orders, on the screen and by ear. */
export function NotificationsPart({ sound, push = browserDoor, onPush }: NotificationsPartProps) {
  return (
    <Stack>
      <Push door={push} onPush={onPush} />
      {sound}
    </Stack>
  );
}

function Push({ door, onPush }: { door: PushDoor; onPush: OnPush | undefined }) {
  const { formatMessage } = useIntl();
  const push = usePush(door, onPush);
  const { standing, isOn, trouble } = push;
  if (push.error && !push.isKnown) return <Trouble problem={push.error} onRetry={push.retry} />;
  if (!push.isKnown) return <Waiting lines={2} />;
  const hurdle = standing === 'ready' ? null : hurdles[standing];
  return (
    <Card padding="l" title={formatMessage(words.title)}>
      <Stack>
        {hurdle && (
          <Banner
            tone={hurdle.tone}
            isLive={false}
            title={formatMessage(hurdle.title)}
            action={
              standing === 'denied' && (
                <Button onPress={push.look}>{formatMessage(words.recheck)}</Button>
              )
            }
          >
            {formatMessage(hurdle.text)}
          </Banner>
        )}
        <Switch
          isRow
          isSelected={isOn}
          isDisabled={hurdle !== null}
          isPending={push.isPending}
          isInvalid={trouble !== null}
          errorMessage={trouble && formatMessage(words[trouble])}
          description={formatMessage(words.lasts)}
          onChange={push.change}
        >
          {formatMessage(words.switch)}
        </Switch>
        {isOn && <TestPush />}
      </Stack>
    </Card>
  );
}
