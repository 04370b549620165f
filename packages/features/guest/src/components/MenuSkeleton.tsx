import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from '../messages/page.ts';
import * as styles from './guest.css.ts';

/** Skeleton cards shown while the menu loads. */
export function MenuSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cards}>
      <VisuallyHidden>
        <span role="status">{formatMessage(messages.loading)}</span>
      </VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton width="third" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
