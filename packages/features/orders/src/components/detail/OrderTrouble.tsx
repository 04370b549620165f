import type { Problem } from '@servery/api';
import { EmptyState, FailedState, LockIcon, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemWords } from '../../hooks/useProblemWords.ts';
import { detailWords } from '../../messages/detail.ts';

export interface OrderTroubleProps {
  problem: Problem;
  onRetry: () => unknown;
}

/** Stands where an order would: not there, not for this person, or not to be loaded now. */
export function OrderTrouble({ problem, onRetry }: OrderTroubleProps) {
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  const right = useMissingRight()(problem);
  if (problem.code === 'notFound')
    return (
      <EmptyState icon={<SearchIcon />} title={formatMessage(detailWords.notFound)}>
        {formatMessage(detailWords.notFoundHelp)}
      </EmptyState>
    );
  if (problem.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(detailWords.refused)}>
        {right ? formatMessage(detailWords.refusedHelp, { right }) : words(problem)}
      </EmptyState>
    );
  return (
    <FailedState
      title={formatMessage(detailWords.failed)}
      words={{ text: words(problem), retry: formatMessage(detailWords.retry) }}
      onRetry={onRetry}
    />
  );
}
