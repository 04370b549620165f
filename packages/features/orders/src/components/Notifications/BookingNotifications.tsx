import type { Reservation } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Avatar, CalendarIcon, Text, useLink, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookingId } from '../../hooks/useLoadedBookings.ts';
import { bookingMessages as messages } from '../../messages/booking.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import * as styles from './Notifications.css.ts';

interface BookingNotificationsProps {
  bookings: readonly Reservation[];
  isRead: (id: string) => boolean;
  /** Returns the link to a booking that staff have to answer. */
  hrefOf: (booking: Reservation) => string;
  onOpen: (id: string) => void;
}

/** The booking requests that staff have to answer. Renders nothing if there are none. */
export function BookingNotifications({
  bookings,
  isRead,
  hrefOf,
  onOpen,
}: BookingNotificationsProps) {
  const { formatMessage } = useIntl();
  if (bookings.length === 0) return null;
  return (
    <div>
      <div className={styles.head}>
        <Text size="s" tone="muted">
          {formatMessage(messages.title)}
        </Text>
      </div>
      <ul role="list" aria-label={formatMessage(messages.title)} className={styles.list}>
        {bookings.map((booking) => {
          const id = bookingId(booking);
          return (
            <BookingRow
              key={id}
              booking={booking}
              isRead={isRead(id)}
              href={hrefOf(booking)}
              onOpen={() => onOpen(id)}
            />
          );
        })}
      </ul>
    </div>
  );
}

interface BookingRowProps {
  booking: Reservation;
  isRead: boolean;
  href: string;
  onOpen: () => void;
}

function BookingRow({ booking, isRead, href, onOpen }: BookingRowProps) {
  const { formatMessage } = useIntl();
  const { name, party, starts_at, merchant_id } = booking;
  const { dateTime } = useFormat(merchant_id);
  return (
    <li>
      <a {...useLink({ href, onPress: onOpen })} className={styles.row}>
        <Avatar name={name} icon={<CalendarIcon />} shape="place" tone="warning" isDecorative />
        <span className={styles.textBlock}>
          <span className={isRead ? styles.read : styles.unread}>
            {formatMessage(messages.asks, { name, party })}
          </span>
          <span className={styles.note}>{dateTime(starts_at)}</span>
        </span>
        {!isRead && (
          <span className={styles.end}>
            <span className={styles.dot} />
            <VisuallyHidden>{formatMessage(notificationMessages.unread)}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}
