import { Avatar, useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { useNow } from '../../hooks/useNow.ts';
import { newsWords, matterWords } from '../../messages/news.ts';
import { methodWords, reasonWords } from '../../messages/vocabulary.ts';
import { reasonTone } from '../../tones.ts';
import type { News } from './news.ts';
import * as styles from './Notifications.css.ts';

interface NewsRowProps {
  news: News;
  isRead: boolean;
  href: string;
  onOpen: () => void;
}

/** What is the matter with one order, since when, and the way to it. */
export function NewsRow({ news, isRead, href, onOpen }: NewsRowProps) {
  const { formatMessage } = useIntl();
  const ageOf = useAge();
  const now = useNow();
  const { order, reason, others, since } = news;
  const age = ageOf(now - Date.parse(since));
  const { number } = order;
  const about = [
    ...others.map((one) => formatMessage(reasonWords[one])),
    formatMessage(methodWords[order.order_method]),
    order.table?.name ?? order.customer_name,
  ].filter(Boolean);
  return (
    <li>
      <a {...useLink({ href, onPress: onOpen })} className={styles.row}>
        <Avatar
          name={number}
          icon={<span className={styles.number}>{number}</span>}
          shape="place"
          tone={reasonTone(reason) === 'danger' ? 'danger' : 'warning'}
          isDecorative
        />
        <span className={styles.words}>
          <span className={isRead ? styles.read : styles.unread}>
            {formatMessage(matterWords[reason], { number, age })}
          </span>
          <span className={styles.note}>{about.join(' · ')}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.age}>{age}</span>
          {!isRead && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden>{formatMessage(newsWords.unread)}</VisuallyHidden>
            </>
          )}
        </span>
      </a>
    </li>
  );
}
