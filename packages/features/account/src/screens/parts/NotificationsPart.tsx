import { LoadState } from '@servery/screens';
import { Banner, Button, Card, Stack, Switch } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  supportMessages,
  notificationsMessages as messages,
} from '../../messages/notifications.ts';
import { browserPort } from '../../push/browserPort.ts';
import type { PushPort, PushSupport } from '../../push/PushPort.ts';
import { usePush, type OnPush } from '../../push/usePush.ts';
import { TestPush } from './TestPush.tsx';

export interface NotificationsPartProps {
  /** The sound settings for new orders. */
  sound?: ReactNode;
  push?: PushPort;
  onPush?: OnPush;
}

const supportNotices = {
  unsupported: {
    tone: 'neutral',
    title: supportMessages.unsupportedTitle,
    text: supportMessages.unsupported,
  },
  elsewhere: {
    tone: 'neutral',
    title: supportMessages.elsewhereTitle,
    text: supportMessages.elsewhere,
  },
  denied: { tone: 'warning', title: supportMessages.deniedTitle, text: supportMessages.denied },
} as const satisfies Partial<Record<PushSupport, object>>;

/** The settings for notifications and sounds on this device. */
export function NotificationsPart({ sound, push = browserPort, onPush }: NotificationsPartProps) {
  return (
    <Stack>
      <Push port={push} onPush={onPush} />
      {sound}
    </Stack>
  );
}

function Push({ port, onPush }: { port: PushPort; onPush: OnPush | undefined }) {
  const { formatMessage } = useIntl();
  const push = usePush(port, onPush);
  const { support, isOn, formError } = push;
  if (!push.isKnown)
    return <LoadState error={push.error} hasHeading lines={2} onRetry={push.retry} />;
  const supportNotice = support === 'ready' ? null : supportNotices[support];
  return (
    <Card padding="l" title={formatMessage(messages.title)}>
      <Stack>
        {supportNotice && (
          <Banner
            tone={supportNotice.tone}
            isLive={false}
            title={formatMessage(supportNotice.title)}
            action={
              support === 'denied' && (
                <Button onPress={push.look}>{formatMessage(messages.recheck)}</Button>
              )
            }
          >
            {formatMessage(supportNotice.text)}
          </Banner>
        )}
        <Switch
          isRow
          isSelected={isOn}
          isDisabled={supportNotice !== null}
          isPending={push.isPending}
          isInvalid={formError !== null}
          errorMessage={formError && formatMessage(messages[formError])}
          description={formatMessage(messages.lasts)}
          onChange={push.change}
        >
          {formatMessage(messages.switch)}
        </Switch>
        {isOn && <TestPush />}
      </Stack>
    </Card>
  );
}
