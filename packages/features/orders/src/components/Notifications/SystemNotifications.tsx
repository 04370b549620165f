import { useNow } from '@servery/screens';
import {
  AlertIcon,
  Button,
  ErrorIcon,
  InfoIcon,
  SuccessIcon,
  Switch,
  Text,
  VisuallyHidden,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import * as styles from './Notifications.css.ts';
import { systemId, type SystemNotice } from './systemNotice.ts';
import type { Marks } from './useMarks.ts';

const signs = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: ErrorIcon };

interface SystemNotificationsProps {
  system: readonly SystemNotice[];
  marks: Marks;
}

/** Notices of the app itself, with a switch to turn them off. */
export function SystemNotifications({ system, marks }: SystemNotificationsProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.system} aria-label={formatMessage(notificationMessages.system)}>
      <Switch isRow isSelected={marks.isSystemShown} onChange={marks.setSystemShown}>
        {formatMessage(notificationMessages.system)}
      </Switch>
      {!marks.isSystemShown ? (
        <Text size="s" tone="muted">
          {formatMessage(notificationMessages.systemOff)}
        </Text>
      ) : system.length === 0 ? (
        <Text size="s" tone="muted">
          {formatMessage(notificationMessages.systemCalm)}
        </Text>
      ) : (
        <ul role="list" className={styles.list}>
          {system.map((notice) => (
            <SystemRow key={notice.id} notice={notice} isRead={marks.isRead(systemId(notice))} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SystemRow({ notice, isRead }: { notice: SystemNotice; isRead: boolean }) {
  const { formatMessage } = useIntl();
  const ageOf = useAge();
  const now = useNow();
  const Sign = signs[notice.tone];
  return (
    <li className={styles.notice}>
      <span className={styles.sign[notice.tone]}>
        <Sign />
      </span>
      <span className={styles.textBlock}>
        <span className={isRead ? styles.read : styles.unread}>{notice.text}</span>
        {notice.action && (
          <span>
            <Button size="s" tone="neutral" emphasis="outline" onPress={notice.action.onPress}>
              {notice.action.label}
            </Button>
          </span>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.age}>{ageOf(now - Date.parse(notice.at))}</span>
        {!isRead && (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>{formatMessage(notificationMessages.unread)}</VisuallyHidden>
          </>
        )}
      </span>
    </li>
  );
}
