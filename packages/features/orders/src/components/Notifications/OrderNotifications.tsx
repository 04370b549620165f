import type { OrderRow, Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { EmptyState, LinkButton, SuccessIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemText } from '../../hooks/useProblemText.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import { capabilityMessages } from '@servery/screens/messages';
import type { Notification } from './notificationsOf.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import * as styles from './Notifications.css.ts';

const maxRows = 8;

interface OrderNotificationsProps {
  notifications: readonly Notification[] | undefined;
  /** The total number of orders. */
  total: number;
  problem: Problem | undefined;
  onRetry: () => unknown;
  isRead: (notification: Notification) => boolean;
  onOpen: (notification: Notification) => void;
  hrefOf: (order: OrderRow) => string;
  boardHref: string;
  close: () => void;
}

/** The orders that need attention, at most eight, with a link to all of them. */
export function OrderNotifications({
  notifications,
  total,
  problem,
  onRetry,
  isRead,
  onOpen,
  ...props
}: OrderNotificationsProps) {
  const { formatMessage } = useIntl();
  if (problem?.code === 'forbidden' || (problem && !notifications))
    return <NotificationsLoadError error={problem} onRetry={onRetry} />;
  if (!notifications) return <NotificationsSkeleton />;
  return (
    <>
      {problem && <NotificationsLoadError error={problem} isStale onRetry={onRetry} />}
      {notifications.length === 0 ? (
        <EmptyState
          level={3}
          icon={<SuccessIcon />}
          title={formatMessage(notificationMessages.calm)}
        >
          {formatMessage(notificationMessages.calmText)}
        </EmptyState>
      ) : (
        <ul
          role="list"
          aria-label={formatMessage(notificationMessages.orders)}
          className={styles.list}
        >
          {notifications.slice(0, maxRows).map((notification) => (
            <NotificationRow
              key={notification.order.id}
              notification={notification}
              isRead={isRead(notification)}
              href={props.hrefOf(notification.order)}
              onOpen={() => onOpen(notification)}
            />
          ))}
        </ul>
      )}
      <LinkButton
        href={props.boardHref}
        tone="neutral"
        emphasis="outline"
        isWide
        onPress={props.close}
      >
        {total > maxRows
          ? formatMessage(notificationMessages.all, { count: total })
          : formatMessage(notificationMessages.board)}
      </LinkButton>
    </>
  );
}

interface NotificationsLoadErrorProps {
  error: Problem;
  /** Whether earlier rows are still shown below. */
  isStale?: boolean;
  onRetry: () => unknown;
}

function NotificationsLoadError({ error, isStale = false, onRetry }: NotificationsLoadErrorProps) {
  const { formatMessage } = useIntl();
  const right = useMissingRight()(error) ?? formatMessage(capabilityMessages['order.view']);
  return (
    <LoadError
      error={error}
      level={3}
      title={formatMessage(notificationMessages.failed)}
      explain={useProblemText()}
      forbiddenTitle={formatMessage(notificationMessages.refused)}
      forbidden={formatMessage(notificationMessages.refusedText, { right })}
      staleTitle={isStale ? formatMessage(notificationMessages.stale) : undefined}
      onRetry={onRetry}
    />
  );
}
