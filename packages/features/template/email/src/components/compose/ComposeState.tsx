import type { Problem } from '@servery/api';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { content } from './compose.css.ts';

interface ComposeStateProps {
  error: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading and error states of the compose window. */
export function ComposeState({ error, onRetry }: ComposeStateProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={content}>
      {error ? (
        <LoadError error={error} title={formatMessage(messages.failed)} onRetry={onRetry} />
      ) : (
        <LinesSkeleton label={formatMessage(messages.loading)} lines={4} />
      )}
    </div>
  );
}
