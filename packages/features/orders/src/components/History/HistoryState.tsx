import type { Problem } from '@servery/api';
import { ListBody, ListEmpty } from '@servery/screens/list';
import { Button, ReceiptIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countFilters, type HistoryView } from '../../historyQuery.ts';
import { useMissingRight, useProblemText } from '../../hooks/useProblemText.ts';
import { capabilityMessages } from '@servery/screens/messages';
import { historyStateMessages, periodMessages } from '../../messages/history.ts';
import { datesOf } from './periods.ts';

interface NoRowsProps {
  view: HistoryView;
  total: number;
  /** The trading day `YYYY-MM-DD`. */
  today: string;
  onChange: (change: Partial<HistoryView>) => void;
}

/**
 * The empty state of the history, with a next step: another day, fewer filters or the first page.
 */
export function NoRows({ view, total, today, onChange }: NoRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <ListEmpty
      total={total}
      onFirst={() => onChange({ start: 0 })}
      isNarrowed={countFilters(view) > 0}
      noResultTitle={formatMessage(historyStateMessages.none)}
      noResult={formatMessage(historyStateMessages.noneText)}
      icon={<ReceiptIcon />}
      title={formatMessage(historyStateMessages.empty)}
      action={(['yesterday', 'week'] as const).map((period) => (
        <Button
          key={period}
          tone="neutral"
          emphasis="outline"
          onPress={() => onChange(datesOf(period, today))}
        >
          {formatMessage(periodMessages[period])}
        </Button>
      ))}
    >
      {formatMessage(historyStateMessages.emptyText)}
    </ListEmpty>
  );
}

interface HistoryBodyProps {
  error: Problem | undefined;
  /** Whether rows are shown that were loaded earlier. */
  isLoaded: boolean;
  onRetry: () => unknown;
  children: ReactNode;
}

/** The rows of the history or why they couldn't be loaded; both if there are rows from before. */
export function HistoryBody({ isLoaded, ...props }: HistoryBodyProps) {
  const { formatMessage } = useIntl();
  const missingRight = useMissingRight();
  const right =
    (props.error && missingRight(props.error)) ?? formatMessage(capabilityMessages['order.view']);
  return (
    <ListBody
      {...props}
      // The history names its unreadable orders itself, each with a button that voids it.
      data={isLoaded ? {} : undefined}
      title={formatMessage(historyStateMessages.failed)}
      explain={useProblemText()}
      forbiddenTitle={formatMessage(historyStateMessages.refused)}
      forbidden={formatMessage(historyStateMessages.refusedText, { right })}
      staleTitle={formatMessage(historyStateMessages.stale)}
    />
  );
}
