import type { Reservation } from '@servery/api';
import { Card } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dayWords as words } from '../../messages/day.ts';
import { BookingActions, type Ask } from '../BookingActions.tsx';
import { Facts } from '../Facts.tsx';
import * as styles from './day.css.ts';

interface WaitlistProps {
  /** Who waits, in their order. */
  bookings: readonly Reservation[];
  now: number;
  time: (instant: string) => string;
  onOpen: (booking: Reservation) => void;
  onAsk: (what: Ask, booking: Reservation) => void;
}

/** Those that no table is free for yet, in the order in which they are given one. */
export function Waitlist({ bookings, now, time, onOpen, onAsk }: WaitlistProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(words.waitlist);
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
                    formatMessage(words.party, { count: booking.party }),
                    formatMessage(words.wants, { time: time(booking.starts_at) }),
                  ]}
                />
              </span>
              {booking.ahead !== null && (
                <span className={styles.quiet}>
                  {formatMessage(words.ahead, { count: booking.ahead })}
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
