import type { Reservation } from '@servery/api';
import { useIntl } from 'react-intl';
import { isLate } from '../../actions.ts';
import { kindOf } from '../../bookingKind.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import { BookingActions, type Ask } from '../BookingActions.tsx';
import { Facts } from '../Facts.tsx';
import { StateBadges } from '../StateBadge.tsx';
import * as styles from './day.css.ts';

export interface BookingRowProps {
  booking: Reservation;
  now: number;
  money: (sen: number) => string;
  onOpen: (booking: Reservation) => void;
  onAsk: (what: Ask, booking: Reservation) => void;
}

/** One booking with its party, tables, status and next action. */
export function BookingRow({ booking, now, money, onOpen, onAsk }: BookingRowProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, number, party, tables, experience, note, staff_note } = booking;
  const facts = [number, formatMessage(messages.party, { count: party }), experience?.name];
  const notes = [note, staff_note].filter(Boolean);
  return (
    <li
      className={styles.row}
      data-kind={kindOf(booking)}
      data-late={isLate(booking, now) || undefined}
    >
      <div className={styles.who}>
        <button type="button" className={styles.name} onClick={() => onOpen(booking)}>
          <bdi>{name}</bdi>
        </button>
        <span className={styles.quiet}>
          <Facts all={facts} />
        </span>
        {notes.length > 0 && (
          <span className={styles.quiet}>
            <Facts all={notes} />
          </span>
        )}
      </div>
      <span className={styles.where}>
        {tables.length > 0
          ? formatList(
              tables.map((table) => table.name),
              { type: 'unit' },
            )
          : formatMessage(messages.noTable)}
      </span>
      <div className={styles.states}>
        <StateBadges booking={booking} now={now} money={money} />
      </div>
      <BookingActions booking={booking} now={now} onAsk={onAsk} />
    </li>
  );
}
