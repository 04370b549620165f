import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemText } from '../../hooks/useProblemText.ts';
import { boardStateMessages as messages } from '../../messages/board.ts';
import { capabilityMessages } from '@servery/screens/messages';

interface BoardLoadErrorProps {
  error: Problem;
  /** When the data that is still shown was loaded; undefined if there is none. */
  asOf: string | undefined;
  onRetry: () => unknown;
}

/** Shown in place of, or above, a board that failed to load. */
export function BoardLoadError({ error, asOf, onRetry }: BoardLoadErrorProps) {
  const { formatMessage } = useIntl();
  const right = useMissingRight()(error) ?? formatMessage(capabilityMessages['order.view']);
  return (
    <LoadError
      error={error}
      title={formatMessage(messages.failed)}
      explain={useProblemText()}
      forbiddenTitle={formatMessage(messages.refused)}
      forbidden={formatMessage(messages.refusedText, { right })}
      staleTitle={asOf === undefined ? undefined : formatMessage(messages.stale, { time: asOf })}
      onRetry={onRetry}
    />
  );
}
