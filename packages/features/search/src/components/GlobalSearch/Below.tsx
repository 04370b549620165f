import { Button, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { globalSearchWords as words } from '../../messages/globalSearch.ts';
import { groups, note } from './GlobalSearch.css.ts';

/** Holds the place of what is being loaded. */
export function SearchSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
      <div className={groups}>
        {[1, 2, 3].map((group) => (
          <div key={group} className={note}>
            <Skeleton width="third" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Says that nothing could be loaded, and tries again. */
export function SearchFailed({ retry }: { retry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" className={note}>
      {formatMessage(words.failed)}
      <Button size="s" emphasis="soft" onPress={retry}>
        {formatMessage(words.retry)}
      </Button>
    </div>
  );
}
