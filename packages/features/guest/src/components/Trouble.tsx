import type { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, OfflineIcon, QrIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemWords } from '../hooks/useProblemWords.ts';
import { pageWords as words } from '../messages/page.ts';

/** Stands where the menu would: the code is not one that holds, or nothing could be loaded. */
export function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const explain = useProblemWords();
  if (problem.code === 'notFound')
    return (
      <EmptyState icon={<QrIcon />} title={formatMessage(words.missingTitle)}>
        {formatMessage(words.missing)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={problem.code === 'offline' ? <OfflineIcon /> : <ErrorIcon />}
      title={formatMessage(words.failedTitle)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {explain(problem)}
    </EmptyState>
  );
}
