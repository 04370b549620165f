import { useNow } from '@servery/screens';
import { Avatar, useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { notificationMessages, matterMessages } from '../../messages/notifications.ts';
import { methodMessages, reasonMessages } from '../../messages/vocabulary.ts';
import { reasonTone } from '../../tones.ts';
import type { Notification } from './notificationsOf.ts';
import * as styles from './Notifications.css.ts';

interface NotificationRowProps {
  notification: Notification;
  isRead: boolean;
  href: string;
  onOpen: () => void;
}

/** One order that needs attention: the reason, its age and a link. */
export function NotificationRow({ notification, isRead, href, onOpen }: NotificationRowProps) {
  const { formatMessage } = useIntl();
  const ageOf = useAge();
  const now = useNow();
  const { order, reason, others, since } = notification;
  const age = ageOf(now - Date.parse(since));
  const { number } = order;
  const about = [
    ...others.map((other) => formatMessage(reasonMessages[other])),
    formatMessage(methodMessages[order.order_method]),
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
        <span className={styles.textBlock}>
          <span className={isRead ? styles.read : styles.unread}>
            {formatMessage(matterMessages[reason], { number, age })}
          </span>
          <span className={styles.note}>{about.join(' · ')}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.age}>{age}</span>
          {!isRead && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden>{formatMessage(notificationMessages.unread)}</VisuallyHidden>
            </>
          )}
        </span>
      </a>
    </li>
  );
}
