import type { GuestRequest } from '@servery/api';
import { Avatar, BellIcon, useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { requestId } from '../../hooks/useGuestRequests.ts';
import { useNow } from '../../hooks/useNow.ts';
import { newsWords } from '../../messages/news.ts';
import { askedWords, requestWords as words } from '../../messages/request.ts';
import * as styles from './Notifications.css.ts';

interface RequestNewsProps {
  requests: readonly GuestRequest[];
  isRead: (id: string) => boolean;
  /** Where requests are answered. */
  href: string;
  onOpen: (id: string) => void;
}

/** What guests ask for at their tables, and the way to answer; nothing if they ask for nothing. */
export function RequestNews({ requests, isRead, href, onOpen }: RequestNewsProps) {
  const { formatMessage } = useIntl();
  if (requests.length === 0) return null;
  return (
    <ul role="list" aria-label={formatMessage(words.title)} className={styles.list}>
      {requests.map((request) => {
        const id = requestId(request);
        return (
          <RequestRow
            key={id}
            request={request}
            isRead={isRead(id)}
            href={href}
            onOpen={() => onOpen(id)}
          />
        );
      })}
    </ul>
  );
}

interface RequestRowProps {
  request: GuestRequest;
  isRead: boolean;
  href: string;
  onOpen: () => void;
}

function RequestRow({ request, isRead, href, onOpen }: RequestRowProps) {
  const { formatMessage } = useIntl();
  const ageOf = useAge();
  const now = useNow();
  const { name, section, asked_at } = request;
  const table = formatMessage(words.table, { name });
  return (
    <li>
      <a {...useLink({ href, onPress: onOpen })} className={styles.row}>
        <Avatar name={name} icon={<BellIcon />} shape="place" tone="warning" isDecorative />
        <span className={styles.words}>
          <span className={isRead ? styles.read : styles.unread}>
            {[table, formatMessage(askedWords(request))].join(' · ')}
          </span>
          <span className={styles.note}>{section}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.age}>{ageOf(now - Date.parse(asked_at))}</span>
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
