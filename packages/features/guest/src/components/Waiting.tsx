import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageWords as words } from '../messages/page.ts';
import * as styles from './guest.css.ts';

/** The shape of a menu that is on its way. */
export function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cards}>
      <VisuallyHidden>
        <span role="status">{formatMessage(words.loading)}</span>
      </VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton width="third" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
