import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { notificationMessages } from '../../messages/notifications.ts';
import * as styles from './Notifications.css.ts';

/** Three skeleton rows. */
export function NotificationsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.list} aria-busy>
      <VisuallyHidden>{formatMessage(notificationMessages.loading)}</VisuallyHidden>
      {[1, 2, 3].map((n) => (
        <div key={n} className={styles.row}>
          <Skeleton shape="circle" />
          <span className={styles.textBlock}>
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
