import type { Problem } from '@servery/api';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  LockIcon,
  ReceiptIcon,
  SearchIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { countFilters, filterNames, plainView, type HistoryView } from '../../historyQuery.ts';
import { useMissingRight, useProblemWords } from '../../hooks/useProblemWords.ts';
import { capabilityWords } from '../../messages/capabilities.ts';
import {
  filterWords,
  historyStateWords,
  historyWords,
  periodWords,
} from '../../messages/history.ts';
import { datesOf } from './periods.ts';

/** Every filter as it is when nothing is chosen. */
export const noFilters: Partial<HistoryView> = Object.fromEntries(
  filterNames.map((name) => [name, plainView[name]]),
);

interface NoRowsProps {
  view: HistoryView;
  total: number;
  /** The trading day `YYYY-MM-DD`. */
  today: string;
  onChange: (change: Partial<HistoryView>) => void;
}

/** Why there is no row, and the next step: another day, fewer filters, the first page. */
export function NoRows({ view, total, today, onChange }: NoRowsProps) {
  const { formatMessage } = useIntl();
  if (total > 0) {
    return (
      <EmptyState
        title={formatMessage(historyStateWords.past)}
        action={
          <Button onPress={() => onChange({ start: 0 })}>
            {formatMessage(historyStateWords.first)}
          </Button>
        }
      >
        {formatMessage(historyStateWords.pastText, { count: total })}
      </EmptyState>
    );
  }
  if (countFilters(view) > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(historyStateWords.none)}
        action={
          <Button onPress={() => onChange(noFilters)}>{formatMessage(filterWords.clear)}</Button>
        }
      >
        {formatMessage(historyStateWords.noneText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ReceiptIcon />}
      title={formatMessage(historyStateWords.empty)}
      action={(['yesterday', 'week'] as const).map((period) => (
        <Button
          key={period}
          tone="neutral"
          emphasis="outline"
          onPress={() => onChange(datesOf(period, today))}
        >
          {formatMessage(periodWords[period])}
        </Button>
      ))}
    >
      {formatMessage(historyStateWords.emptyText)}
    </EmptyState>
  );
}

interface HistoryProblemProps {
  problem: Problem;
  /** Whether rows of before stand under it. */
  hasRows: boolean;
  onRetry: () => unknown;
}

/** What went wrong, in words: a missing right, or a failure and the way to try again. */
export function HistoryProblem({ problem, hasRows, onRetry }: HistoryProblemProps) {
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  const missing = useMissingRight();
  if (problem.code === 'forbidden') {
    const right = missing(problem) ?? formatMessage(capabilityWords['order.view']);
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(historyStateWords.refused)}>
        {formatMessage(historyStateWords.refusedText, { right })}
      </EmptyState>
    );
  }
  if (hasRows) {
    return (
      <Banner
        tone="warning"
        title={formatMessage(historyStateWords.stale)}
        action={<Button onPress={onRetry}>{formatMessage(historyWords.retry)}</Button>}
      >
        {words(problem)}
      </Banner>
    );
  }
  return (
    <FailedState
      title={formatMessage(historyStateWords.failed)}
      words={{ text: words(problem), retry: formatMessage(historyWords.retry) }}
      onRetry={onRetry}
    />
  );
}
