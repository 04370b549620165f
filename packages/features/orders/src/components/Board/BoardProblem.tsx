import type { Problem } from '@servery/api';
import { Banner, Button, EmptyState, FailedState, LockIcon } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { useMissingRight, useProblemWords } from '../../hooks/useProblemWords.ts';
import { boardStateWords, boardWords } from '../../messages/board.ts';
import { capabilityWords } from '../../messages/capabilities.ts';

interface BoardProblemProps {
  problem: Problem;
  /** When what is still shown was true; undefined when nothing is. */
  asOf: string | undefined;
  onRetry: () => unknown;
}

/** What went wrong with the board, in words: a missing right, or a failure and the way to try again. */
export function BoardProblem({ problem, asOf, onRetry }: BoardProblemProps) {
  const words = useProblemWords();
  const missing = useMissingRight();
  const retry = (
    <Button onPress={onRetry}>
      <FormattedMessage {...boardWords.retry} />
    </Button>
  );
  if (problem.code === 'forbidden') {
    const right = missing(problem) ?? <FormattedMessage {...capabilityWords['order.view']} />;
    return (
      <EmptyState icon={<LockIcon />} title={<FormattedMessage {...boardStateWords.refused} />}>
        <FormattedMessage {...boardStateWords.refusedText} values={{ right }} />
      </EmptyState>
    );
  }
  if (asOf !== undefined) {
    return (
      <Banner
        tone="warning"
        title={<FormattedMessage {...boardStateWords.stale} values={{ time: asOf }} />}
        action={retry}
      >
        {words(problem)}
      </Banner>
    );
  }
  return (
    <FailedState
      title={<FormattedMessage {...boardStateWords.failed} />}
      words={{ text: words(problem), retry: <FormattedMessage {...boardWords.retry} /> }}
      onRetry={onRetry}
    />
  );
}
