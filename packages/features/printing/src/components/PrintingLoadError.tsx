import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages as messages } from '../messages.ts';

interface PrintingLoadErrorProps {
  error: Problem;
  /** Whether earlier data is still shown below. */
  isStale?: boolean;
  onRetry: () => unknown;
}

/** Shown in place of printers and jobs that failed to load, or above outdated ones. */
export function PrintingLoadError({ error, isStale = false, onRetry }: PrintingLoadErrorProps) {
  const { formatMessage } = useIntl();
  return (
    <LoadError
      error={error}
      explain={useProblemText()}
      forbiddenTitle={formatMessage(messages.refused)}
      forbidden={formatMessage(messages.refusedText)}
      staleTitle={isStale ? formatMessage(messages.stale) : undefined}
      onRetry={onRetry}
    />
  );
}
