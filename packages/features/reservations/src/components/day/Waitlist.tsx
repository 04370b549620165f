import type { Reservation } from '@servery/api';
import { Card } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dayMessages as messages } from '../../messages/day.ts';
import { BookingActions, type Ask } from '../BookingActions.tsx';
import { Facts } from '../Facts.tsx';
import * as styles from './day.css.ts';

interface WaitlistProps {
  /** The waitlisted bookings, in order. */
  bookings: readonly Reservation[];
  now: number;
  time: (instant: string) => string;
  onOpen: (booking: Reservation) => void;
  onAsk: (what: Ask, booking: Reservation) => void;
}

/** The waitlist: bookings without an available table, in the order in which they get one. */
export function Waitlist({ bookings, now, time, onOpen, onAsk }: WaitlistProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.waitlist);
  return (
    <Card title={title} level={2}>
      <ol className={styles.waiting} aria-label={title}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.waiter}>
            <div className={styles.who}>
              <button type="button" className={styles.plainName} onClick={() => onOpen(booking)}>
                <bdi>{booking.name}</bdi>
              </button>
              <span className={styles.quiet}>
                <Facts
                  all={[
                    formatMessage(messages.party, { count: booking.party }),
                    formatMessage(messages.wants, { time: time(booking.starts_at) }),
                  ]}
                />
              </span>
              {booking.ahead !== null && (
                <span className={styles.quiet}>
                  {formatMessage(messages.ahead, { count: booking.ahead })}
                </span>
              )}
            </div>
            <BookingActions booking={booking} now={now} onAsk={onAsk} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
