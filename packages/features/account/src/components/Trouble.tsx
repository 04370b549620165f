import type { Problem } from '@servery/api';
import { FailedState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { troubleWords as words } from '../messages/settings.ts';

/** Stands where something would that could not be had, with a way to try again. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  const isOffline = problem.code === 'offline';
  return (
    <FailedState
      title={formatMessage(words.title)}
      words={{
        text: formatMessage(isOffline ? words.offline : words.failed),
        retry: formatMessage(words.retry),
      }}
      isOffline={isOffline}
      onRetry={onRetry}
    />
  );
}
