import { Button, ClockIcon, EmptyState } from '@servery/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { getVersion } from '@servery/api';
import { client } from '../session/client.ts';
import { appMessages as messages } from '../appMessages.ts';
import { Cover } from './Cover.tsx';

const askMs = 15_000;

/** Covers everything during maintenance, and polls the server until it responds again. */
export function Maintenance({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setInterval(() => {
      client.request({ url: getVersion.path, method: 'GET' }).then(
        () => retry(),
        () => undefined,
      );
    }, askMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Cover interruption={formatMessage(messages.maintenanceTitle)}>
      <EmptyState
        icon={<ClockIcon />}
        title={formatMessage(messages.maintenanceTitle)}
        action={<Button onPress={onRetry}>{formatMessage(messages.retry)}</Button>}
      >
        {formatMessage(messages.maintenanceText)}
      </EmptyState>
    </Cover>
  );
}
