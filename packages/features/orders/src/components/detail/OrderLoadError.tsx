import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { EmptyState, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemText } from '../../hooks/useProblemText.ts';
import { detailMessages as messages } from '../../messages/detail.ts';

export interface OrderLoadErrorProps {
  error: Problem;
  onRetry: () => unknown;
}

/**
 * Shown in place of an order that doesn't exist, that the reader has no access to, or that failed
 * to load.
 */
export function OrderLoadError({ error, onRetry }: OrderLoadErrorProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const right = useMissingRight()(error);
  return (
    <LoadError
      error={error}
      title={formatMessage(messages.failed)}
      explain={explain}
      forbiddenTitle={formatMessage(messages.refused)}
      forbidden={right ? formatMessage(messages.refusedHelp, { right }) : explain(error)}
      missing={
        <EmptyState icon={<SearchIcon />} title={formatMessage(messages.notFound)}>
          {formatMessage(messages.notFoundHelp)}
        </EmptyState>
      }
      onRetry={onRetry}
    />
  );
}
