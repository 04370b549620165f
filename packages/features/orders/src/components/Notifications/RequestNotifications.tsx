import type { GuestRequest } from '@servery/api';
import { useNow } from '@servery/screens';
import { Avatar, BellIcon, useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { requestId } from '../../hooks/useGuestRequests.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import { messageOfRequest, requestMessages as messages } from '../../messages/request.ts';
import * as styles from './Notifications.css.ts';

interface RequestNotificationsProps {
  requests: readonly GuestRequest[];
  isRead: (id: string) => boolean;
  /** The link to the screen where requests are answered. */
  href: string;
  onOpen: (id: string) => void;
}

/**
 * The requests of guests at tables, with links to answer them. Renders nothing if there are none.
 */
export function RequestNotifications({
  requests,
  isRead,
  href,
  onOpen,
}: RequestNotificationsProps) {
  const { formatMessage } = useIntl();
  if (requests.length === 0) return null;
  return (
    <ul role="list" aria-label={formatMessage(messages.title)} className={styles.list}>
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
  const table = formatMessage(messages.table, { name });
  return (
    <li>
      <a {...useLink({ href, onPress: onOpen })} className={styles.row}>
        <Avatar name={name} icon={<BellIcon />} shape="place" tone="warning" isDecorative />
        <span className={styles.textBlock}>
          <span className={isRead ? styles.read : styles.unread}>
            {[table, formatMessage(messageOfRequest(request))].join(' · ')}
          </span>
          <span className={styles.note}>{section}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.age}>{ageOf(now - Date.parse(asked_at))}</span>
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
