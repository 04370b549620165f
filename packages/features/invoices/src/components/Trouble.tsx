import { Button, EmptyState, ErrorIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listWords } from '../messages/list.ts';

/** Says that something could not be loaded, and tries again. */
export function Trouble({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={title}
      action={<Button onPress={onRetry}>{formatMessage(listWords.retry)}</Button>}
    >
      {formatMessage(listWords.failedText)}
    </EmptyState>
  );
}
