import type { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, LockIcon, OfflineIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** Stands where something would that could not be had, with a way to try again where that helps. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(words.refusedTitle)}>
        {formatMessage(words.refused)}
      </EmptyState>
    );
  const isOffline = problem.code === 'offline';
  return (
    <EmptyState
      icon={isOffline ? <OfflineIcon /> : <ErrorIcon />}
      title={formatMessage(words.failedTitle)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {formatMessage(isOffline ? words.offline : words.failed)}
    </EmptyState>
  );
}
