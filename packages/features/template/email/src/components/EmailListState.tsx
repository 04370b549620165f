import {
  Button,
  EmptyState,
  FailedState,
  InboxIcon,
  SearchIcon,
  Skeleton,
  VisuallyHidden,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import { listMessages as messages } from '../messages/list.ts';
import { instead } from './email.css.ts';

interface InsteadProps {
  view: EmailView;
  isFailed: boolean;
  isLoading: boolean;
  onRetry: () => unknown;
  onClear: () => void;
}

/** Loading, error and empty states of the email list. */
export function EmailListState({ view, isFailed, isLoading, onRetry, onClear }: InsteadProps) {
  const { formatMessage } = useIntl();
  if (isFailed) return <FailedState title={formatMessage(messages.failed)} onRetry={onRetry} />;
  if (isLoading)
    return (
      <div aria-busy className={instead}>
        <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton lines={10} />
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
