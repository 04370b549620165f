import { Button, EmptyState, ErrorIcon, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { composeWords as words } from '../../messages/compose.ts';
import { listWords } from '../../messages/list.ts';
import { content } from './compose.css.ts';

interface WaitingProps {
  isFailed: boolean;
  onRetry: () => void;
}

/** The window before it is known what is written in it. */
export function Waiting({ isFailed, onRetry }: WaitingProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={content} aria-busy={!isFailed || undefined}>
      {isFailed ? (
        <EmptyState
          icon={<ErrorIcon />}
          title={formatMessage(words.failed)}
          action={<Button onPress={onRetry}>{formatMessage(listWords.retry)}</Button>}
        />
      ) : (
        <>
          <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
          <Skeleton lines={4} />
        </>
      )}
    </div>
  );
}
