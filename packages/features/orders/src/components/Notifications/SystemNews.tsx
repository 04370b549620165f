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
import { useNow } from '../../hooks/useNow.ts';
import { newsWords } from '../../messages/news.ts';
import * as styles from './Notifications.css.ts';
import { systemId, type SystemNotice } from './systemNotice.ts';
import type { Marks } from './useMarks.ts';

const signs = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: ErrorIcon };

interface SystemNewsProps {
  system: readonly SystemNotice[];
  marks: Marks;
}

/** What the app itself has to say, for those who want to hear it. */
export function SystemNews({ system, marks }: SystemNewsProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.system} aria-label={formatMessage(newsWords.system)}>
      <Switch isRow isSelected={marks.hearsSystem} onChange={marks.hearSystem}>
        {formatMessage(newsWords.system)}
      </Switch>
      {!marks.hearsSystem ? (
        <Text size="s" tone="muted">
          {formatMessage(newsWords.systemOff)}
        </Text>
      ) : system.length === 0 ? (
        <Text size="s" tone="muted">
          {formatMessage(newsWords.systemCalm)}
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
      <span className={styles.words}>
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
            <VisuallyHidden>{formatMessage(newsWords.unread)}</VisuallyHidden>
          </>
        )}
      </span>
    </li>
  );
}
