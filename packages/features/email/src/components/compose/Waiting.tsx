import { FailedState, Skeleton, VisuallyHidden } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { composeWords as words } from '../../messages/compose.ts';
import { content } from './compose.css.ts';

interface WaitingProps {
  isFailed: boolean;
  onRetry: () => unknown;
}

/** The window before it is known what is written in it. */
export function Waiting({ isFailed, onRetry }: WaitingProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  return (
    <div className={content} aria-busy={!isFailed || undefined}>
      {isFailed ? (
        <FailedState title={formatMessage(words.failed)} words={failedWords} onRetry={onRetry} />
      ) : (
        <>
          <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
          <Skeleton lines={4} />
        </>
      )}
    </div>
  );
}
