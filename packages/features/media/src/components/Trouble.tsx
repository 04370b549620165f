import type { Problem } from '@servery/api';
import { EmptyState, FailedState, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { libraryWords as words } from '../messages/library.ts';

/** Stands where pictures would that could not be had, with a way to try again where that helps. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(words.refusedTitle)}>
        {text(problem)}
      </EmptyState>
    );
  return (
    <FailedState
      title={formatMessage(words.failedTitle)}
      words={{ text: text(problem), retry: formatMessage(words.retry) }}
      isOffline={problem.code === 'offline'}
      onRetry={onRetry}
    />
  );
}
