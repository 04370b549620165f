import type { Problem } from '@servery/api';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { Button, EmptyState, InboxIcon, SearchIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import { listMessages as messages } from '../messages/list.ts';
import { instead } from './email.css.ts';

interface InsteadProps {
  view: EmailView;
  error: Problem | undefined;
  isLoading: boolean;
  onRetry: () => unknown;
  onClear: () => void;
}

/** Loading, error and empty states of the email list. */
export function EmailListState({ view, error, isLoading, onRetry, onClear }: InsteadProps) {
  const { formatMessage } = useIntl();
  if (error)
    return <LoadError error={error} title={formatMessage(messages.failed)} onRetry={onRetry} />;
  if (isLoading)
    return (
      <div className={instead}>
        <LinesSkeleton label={formatMessage(messages.loading)} lines={10} />
      </div>
    );
  if (view.q)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(messages.noResult)}
        action={<Button onPress={onClear}>{formatMessage(messages.clearSearch)}</Button>}
      >
        {formatMessage(messages.noResultText)}
      </EmptyState>
    );
  const isInbox = !view.label && view.folder === 'inbox';
  return (
    <EmptyState icon={<InboxIcon />} title={formatMessage(messages.none)}>
      {formatMessage(isInbox ? messages.noneInbox : messages.noneOther)}
    </EmptyState>
  );
}
