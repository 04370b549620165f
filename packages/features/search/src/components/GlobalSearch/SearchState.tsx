import { Button, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { globalSearchMessages as messages } from '../../messages/globalSearch.ts';
import { groups, note } from './GlobalSearch.css.ts';

/** Skeleton rows shown while results load. */
export function SearchSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
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

/** Shown in place of results that failed to load, with a retry button. */
export function SearchFailed({ retry }: { retry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" className={note}>
      {formatMessage(messages.failed)}
      <Button size="s" emphasis="soft" onPress={retry}>
        {formatMessage(messages.retry)}
      </Button>
    </div>
  );
}
