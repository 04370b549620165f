import { BellIcon, Button, Divider, IconButton, Popover, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useBookingRequests } from '../../hooks/useBookingRequests.ts';
import { bookingId } from '../../hooks/useLoadedBookings.ts';
import { requestId, useGuestRequests } from '../../hooks/useGuestRequests.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import { BookingNotifications } from './BookingNotifications.tsx';
import { notificationsOf } from './notificationsOf.ts';
import * as styles from './Notifications.css.ts';
import type { NotificationsMenuProps } from './NotificationsMenu.tsx';
import { OrderNotifications } from './OrderNotifications.tsx';
import { RequestNotifications } from './RequestNotifications.tsx';
import { SystemNotifications } from './SystemNotifications.tsx';
import { systemId } from './systemNotice.ts';
import type { Marks } from './useMarks.ts';
import { useWaiting } from './useWaiting.ts';

interface PanelProps extends Required<NotificationsMenuProps> {
  marks: Marks;
  /** The accessible label of the bell. */
  label: string;
}

/** The bell and its panel. */
export function NotificationsPopover({ label, ...props }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      title={formatMessage(notificationMessages.title)}
      placement="bottom end"
      trigger={
        <IconButton tone="neutral" label={label}>
          <BellIcon />
        </IconButton>
      }
    >
      {(close) => <Panel {...props} close={close} />}
    </Popover>
  );
}

function Panel({
  system,
  marks,
  merchantId,
  hrefOf,
  bookingHrefOf,
  boardHref,
  close,
}: Omit<PanelProps, 'label'> & { close: () => void }) {
  const { formatMessage } = useIntl();
  const waiting = useWaiting(merchantId);
  const requests = useGuestRequests(merchantId);
  const bookings = useBookingRequests(merchantId);
  const notifications = waiting.rows && notificationsOf(waiting.rows);
  const systemNotices = marks.isSystemShown ? system : [];
  const ids = [
    ...(notifications ?? []).flatMap((notification) => notification.ids),
    ...requests.map(requestId),
    ...bookings.map(bookingId),
    ...systemNotices.map(systemId),
  ];
  const isAllRead = ids.every(marks.isRead);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Text size="s" tone="muted">
          {formatMessage(notificationMessages.orders)}
        </Text>
        <Button
          size="s"
          tone="neutral"
          emphasis="ghost"
          // Not `isDisabled`, which would drop the focus from the button that was just pressed.
          aria-disabled={isAllRead || undefined}
          onPress={() => !isAllRead && marks.read(ids)}
        >
          {formatMessage(isAllRead ? notificationMessages.allRead : notificationMessages.readAll)}
        </Button>
      </div>
      <RequestNotifications
        requests={requests}
        isRead={(id) => marks.isRead(id)}
        href={boardHref}
        onOpen={(id) => {
          marks.read([id]);
          close();
        }}
      />
      <OrderNotifications
        notifications={notifications}
        total={waiting.total}
        problem={waiting.error}
        onRetry={waiting.retry}
        isRead={(notification) => notification.ids.every(marks.isRead)}
        onOpen={(notification) => {
          marks.read(notification.ids);
          close();
        }}
        hrefOf={hrefOf}
        boardHref={boardHref}
        close={close}
      />
      <BookingNotifications
        bookings={bookings}
        isRead={(id) => marks.isRead(id)}
        hrefOf={bookingHrefOf}
        onOpen={(id) => {
          marks.read([id]);
          close();
        }}
      />
      <Divider />
      <SystemNotifications system={system} marks={marks} />
    </div>
  );
}
