import type { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, OfflineIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { troubleWords as words } from '../messages/settings.ts';

/** Stands where something would that could not be had, with a way to try again. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const isOffline = problem.code === 'offline';
  return (
    <EmptyState
      icon={isOffline ? <OfflineIcon /> : <ErrorIcon />}
      title={formatMessage(words.title)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {formatMessage(isOffline ? words.offline : words.failed)}
    </EmptyState>
  );
}
