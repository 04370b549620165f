import { Button, EmptyState, ErrorIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { screenWords as words } from '../messages/screen.ts';

/** Stands where the sheet would while its events cannot be had. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={formatMessage(words.failed)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {formatMessage(words.failedText)}
    </EmptyState>
  );
}
