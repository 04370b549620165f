import {
  Button,
  EmptyState,
  FailedState,
  InboxIcon,
  SearchIcon,
  Skeleton,
  VisuallyHidden,
} from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import { listWords as words } from '../messages/list.ts';
import { instead } from './email.css.ts';

interface InsteadProps {
  view: EmailView;
  isFailed: boolean;
  isLoading: boolean;
  onRetry: () => unknown;
  onClear: () => void;
}

/** What stands in place of mails: they come, could not come, or there are none. */
export function Instead({ view, isFailed, isLoading, onRetry, onClear }: InsteadProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  if (isFailed)
    return (
      <FailedState title={formatMessage(words.failed)} words={failedWords} onRetry={onRetry} />
    );
  if (isLoading)
    return (
      <div aria-busy className={instead}>
        <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
        <Skeleton lines={10} />
      </div>
    );
  if (view.q)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(words.noResult)}
        action={<Button onPress={onClear}>{formatMessage(words.clearSearch)}</Button>}
      >
        {formatMessage(words.noResultText)}
      </EmptyState>
    );
  const isInbox = !view.label && view.folder === 'inbox';
  return (
    <EmptyState icon={<InboxIcon />} title={formatMessage(words.none)}>
      {formatMessage(isInbox ? words.noneInbox : words.noneOther)}
    </EmptyState>
  );
}
