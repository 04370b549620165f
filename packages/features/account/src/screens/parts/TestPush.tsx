import type { PushOutcome } from '@servery/api';
import { Banner, Button, Inline, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTestPush } from '../../hooks/useTestPush.ts';
import { notificationsMessages, outcomeMessages } from '../../messages/notifications.ts';

/** Sends a test message to this device and shows the result. */
export function TestPush() {
  const { formatMessage } = useIntl();
  const { trigger, isMutating } = useTestPush();
  const [outcome, setOutcome] = useState<PushOutcome | null>(null);
  const send = async () => {
    setOutcome(null);
    try {
      setOutcome((await trigger({ body: {} })).outcome);
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Stack gap="m">
      <Inline>
        <Button isPending={isMutating} onPress={() => void send()}>
          {formatMessage(notificationsMessages.test)}
        </Button>
      </Inline>
      {outcome && (
        <Banner tone={outcome === 'sent' ? 'success' : 'warning'}>
          {formatMessage(outcomeMessages[outcome])}
        </Banner>
      )}
    </Stack>
  );
}
