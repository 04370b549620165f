import type { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, LockIcon, OfflineIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { libraryWords as words } from '../messages/library.ts';

/** Stands where pictures would that could not be had, with a way to try again where that helps. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(words.refusedTitle)}>
        {text(problem)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={problem.code === 'offline' ? <OfflineIcon /> : <ErrorIcon />}
      title={formatMessage(words.failedTitle)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {text(problem)}
    </EmptyState>
  );
}
