import type { Problem } from '@servery/api';
import { EmptyState, FailedState, QrIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemWords } from '../hooks/useProblemWords.ts';
import { pageWords as words } from '../messages/page.ts';

/** Stands where the menu would: the code is not one that holds, or nothing could be loaded. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  const explain = useProblemWords();
  if (problem.code === 'notFound')
    return (
      <EmptyState icon={<QrIcon />} title={formatMessage(words.missingTitle)}>
        {formatMessage(words.missing)}
      </EmptyState>
    );
  return (
    <FailedState
      title={formatMessage(words.failedTitle)}
      words={{ text: explain(problem), retry: formatMessage(words.retry) }}
      isOffline={problem.code === 'offline'}
      onRetry={onRetry}
    />
  );
}
