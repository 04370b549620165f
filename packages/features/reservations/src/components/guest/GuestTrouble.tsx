import type { Problem } from '@servery/api';
import { EmptyState, FailedState, QrIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemWords } from '../../hooks/useProblemWords.ts';
import { commonWords } from '../../messages/common.ts';
import { guestWords as words } from '../../messages/guest.ts';

/** Stands where a guest's page would: the address is not one that holds, or nothing could be loaded. */
export function GuestTrouble({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
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
      title={formatMessage(commonWords.failedTitle)}
      words={{ text: explain(problem), retry: formatMessage(commonWords.retry) }}
      isOffline={problem.code === 'offline'}
      onRetry={onRetry}
    />
  );
}
