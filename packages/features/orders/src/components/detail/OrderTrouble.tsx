import type { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon, LockIcon, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemWords } from '../../hooks/useProblemWords.ts';
import { detailWords } from '../../messages/detail.ts';

export interface OrderTroubleProps {
  problem: Problem;
  onRetry: () => void;
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
    <EmptyState
      icon={<ErrorIcon />}
      title={formatMessage(detailWords.failed)}
      action={
        <Button tone="accent" emphasis="solid" onPress={onRetry}>
          {formatMessage(detailWords.retry)}
        </Button>
      }
    >
      {words(problem)}
    </EmptyState>
  );
}
