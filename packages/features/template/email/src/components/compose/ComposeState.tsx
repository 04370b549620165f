import { FailedState, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { content } from './compose.css.ts';

interface ComposeStateProps {
  isFailed: boolean;
  onRetry: () => unknown;
}

/** Loading and error states of the compose window. */
export function ComposeState({ isFailed, onRetry }: ComposeStateProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={content} aria-busy={!isFailed || undefined}>
      {isFailed ? (
        <FailedState title={formatMessage(messages.failed)} onRetry={onRetry} />
      ) : (
        <>
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
          <Skeleton lines={4} />
        </>
      )}
    </div>
  );
}
