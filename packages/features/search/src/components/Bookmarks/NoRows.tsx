import { Button, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkSearchMessages as messages } from '../../messages/bookmarkSearch.ts';
import { note, strong } from './BookmarkPanel.css.ts';

export interface NoRowsProps {
  typed: string;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** Loading, error and empty states of the list. */
export function NoRows({ typed, state, retry }: NoRowsProps) {
  const { formatMessage } = useIntl();
  if (state === 'loading')
    return (
      <div role="status" className={note}>
        <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  if (state === 'failed')
    return (
      <div role="alert" className={note}>
        {formatMessage(messages.failed)}
        <Button size="s" emphasis="soft" onPress={retry}>
          {formatMessage(messages.retry)}
        </Button>
      </div>
    );
  if (typed.trim())
    return <p className={note}>{formatMessage(messages.noResult, { typed: typed.trim() })}</p>;
  return (
    <p className={note}>
      <span className={strong}>{formatMessage(messages.none)}</span>
      {formatMessage(messages.noneText)}
    </p>
  );
}
