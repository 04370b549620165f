import type { Problem } from '@servery/api';
import { Banner, Button, EmptyState, FailedState, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonWords as words } from '../messages.ts';

interface TroubleProps {
  problem: Problem;
  /** Whether what came before stands beneath. */
  hasBefore?: boolean;
  onRetry: () => unknown;
}

/** What could not be had, in words: a missing right, or a failure and the way to try again. */
export function Trouble({ problem, hasBefore = false, onRetry }: TroubleProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(words.refused)}>
        {formatMessage(words.refusedText)}
      </EmptyState>
    );
  if (hasBefore)
    return (
      <Banner
        tone="warning"
        title={formatMessage(words.stale)}
        action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
      >
        {text(problem)}
      </Banner>
    );
  return (
    <FailedState
      title={formatMessage(words.failed)}
      words={{ text: text(problem), retry: formatMessage(words.retry) }}
      onRetry={onRetry}
    />
  );
}
