import type { Problem } from '@servery/api';
import { EmptyState, FailedState, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** Stands where something would that could not be had, with a way to try again where that helps. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(words.refusedTitle)}>
        {formatMessage(words.refused)}
      </EmptyState>
    );
  const isOffline = problem.code === 'offline';
  return (
    <FailedState
      title={formatMessage(words.failedTitle)}
      words={{
        text: formatMessage(isOffline ? words.offline : words.failed),
        retry: formatMessage(words.retry),
      }}
      isOffline={isOffline}
      onRetry={onRetry}
    />
  );
}
