import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { newsWords } from '../../messages/news.ts';
import * as styles from './Notifications.css.ts';

/** Three rows to be. */
export function NewsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.list} aria-busy>
      <VisuallyHidden>{formatMessage(newsWords.loading)}</VisuallyHidden>
      {[1, 2, 3].map((n) => (
        <div key={n} className={styles.row}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
