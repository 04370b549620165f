import { Button, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkSearchWords as words } from '../../messages/bookmarkSearch.ts';
import { note, strong } from './BookmarkPanel.css.ts';

export interface NoRowsProps {
  typed: string;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** What stands there while there is no page to show, and why. */
export function NoRows({ typed, state, retry }: NoRowsProps) {
  const { formatMessage } = useIntl();
  if (state === 'loading')
    return (
      <div role="status" className={note}>
        <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  if (state === 'failed')
    return (
      <div role="alert" className={note}>
        {formatMessage(words.failed)}
        <Button size="s" emphasis="soft" onPress={retry}>
          {formatMessage(words.retry)}
        </Button>
      </div>
    );
  if (typed.trim())
    return <p className={note}>{formatMessage(words.noResult, { typed: typed.trim() })}</p>;
  return (
    <p className={note}>
      <span className={strong}>{formatMessage(words.none)}</span>
      {formatMessage(words.noneText)}
    </p>
  );
}
