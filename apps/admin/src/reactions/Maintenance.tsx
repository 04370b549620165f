import { Button, ClockIcon, EmptyState } from '@servery/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { getVersion } from '@servery/api';
import { client } from '../session/client.ts';
import { appWords as words } from '../words.ts';
import { Cover } from './Cover.tsx';

const askMs = 15_000;

/** Stands over everything while the server is looked after, and goes by itself once it answers again. */
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
    <Cover interruption={formatMessage(words.maintenanceTitle)}>
      <EmptyState
        icon={<ClockIcon />}
        title={formatMessage(words.maintenanceTitle)}
        action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
      >
        {formatMessage(words.maintenanceText)}
      </EmptyState>
    </Cover>
  );
}
