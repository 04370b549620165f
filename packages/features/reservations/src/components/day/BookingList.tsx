import type { Reservation, ReservationDay } from '@servery/api';
import { useIntl } from 'react-intl';
import { dayMessages as messages } from '../../messages/day.ts';
import { BookingRow, type BookingRowProps } from './BookingRow.tsx';
import * as styles from './day.css.ts';

interface BookingListProps extends Omit<BookingRowProps, 'booking'> {
  day: ReservationDay;
  /** The bookings to show, by start. */
  bookings: readonly Reservation[];
  time: (instant: string) => string;
}

/** The bookings of a day, grouped by start time. */
export function BookingList({ day, bookings, time, ...row }: BookingListProps) {
  const { formatMessage, formatNumber } = useIntl();
  const groups = Map.groupBy(bookings, ({ starts_at }) => starts_at);
  const covers = new Map(day.slots.map((slot) => [slot.starts_at, slot.covers]));
  const load = (starts_at: string) => {
    const count = covers.get(starts_at) ?? 0;
    return day.slot_covers === null
      ? formatMessage(messages.guests, { count })
      : formatMessage(messages.load, {
          covers: formatNumber(count),
          most: formatNumber(day.slot_covers),
        });
  };
  return (
    <ol className={styles.list}>
      {[...groups].map(([starts_at, all]) => (
        <li key={starts_at} className={styles.slot}>
          <div className={styles.time}>
            <time className={styles.clock} dateTime={starts_at}>
              {time(starts_at)}
            </time>
            <span
              className={styles.load}
              data-full={
                (day.slot_covers !== null && (covers.get(starts_at) ?? 0) >= day.slot_covers) ||
                undefined
              }
            >
              {load(starts_at)}
            </span>
          </div>
          <ul
            className={styles.rows}
            aria-label={formatMessage(messages.bookings, { time: time(starts_at) })}
          >
            {all.map((booking) => (
              <BookingRow key={booking.id} booking={booking} {...row} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
