import { Problem } from '@servery/api';
import { Button, EmptyState, ErrorIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { appWords as words } from '../words.ts';

const saidBy = (error: unknown) => {
  if (error instanceof Problem)
    return [error.status || error.code, error.matter.request_id].filter(Boolean).join(' · ');
  return error instanceof Error ? error.message : String(error);
};

/** What stands where a screen failed to render: that it did, and with what. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={formatMessage(words.errorTitle)}
      action={<Button onPress={() => location.reload()}>{formatMessage(words.reload)}</Button>}
    >
      {saidBy(error)}
    </EmptyState>
  );
}
