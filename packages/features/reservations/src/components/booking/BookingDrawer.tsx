import type { Reservation } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { Description, DescriptionList, Drawer, Link, Stack } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { actMessages } from '../../messages/act.ts';
import { dayMessages } from '../../messages/day.ts';
import { formMessages as messages } from '../../messages/form.ts';
import { BookingActions, type Ask } from '../BookingActions.tsx';
import * as styles from '../day/day.css.ts';
import { StateBadges } from '../StateBadge.tsx';

interface BookingDrawerProps {
  booking: Reservation;
  now: number;
  venue: { time_zone: string; currency: string };
  onAsk: (what: Ask, booking: Reservation) => void;
  onClose: () => void;
}

/** The details and actions of a booking. */
export function BookingDrawer({ booking, now, venue, onAsk, onClose }: BookingDrawerProps) {
  const { formatMessage, formatList } = useIntl();
  const { time, dateTime, day, money } = useFormats(venue.time_zone, venue.currency);
  const { name, number, phone, party, tables, section, experience, note, staff_note } = booking;
  const fact = (term: string, value: ReactNode) =>
    value ? <Description term={term}>{value}</Description> : null;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.booking, { number, name })}
      footer={<BookingActions booking={booking} now={now} onAsk={onAsk} hasEdit />}
    >
      <Stack gap="l">
        <div className={styles.states}>
          <StateBadges booking={booking} now={now} money={money} />
        </div>
        <DescriptionList look="pairs">
          {fact(formatMessage(messages.date), day(booking.business_date))}
          {fact(
            formatMessage(messages.time),
            formatMessage(messages.from, {
              from: time(booking.starts_at),
              until: time(booking.ends_at),
            }),
          )}
          {fact(formatMessage(messages.party), formatMessage(dayMessages.party, { count: party }))}
          {fact(
            formatMessage(messages.tables),
            tables.length > 0
              ? formatList(tables.map((table) => table.name))
              : formatMessage(dayMessages.noTable),
          )}
          {fact(formatMessage(messages.section), section)}
          {fact(formatMessage(messages.experience), experience?.name)}
          {fact(
            formatMessage(messages.phone),
            phone && (
              <span dir="ltr">
                {isMasked(phone) ? phone : <Link href={`tel:${phone}`}>{phone}</Link>}
              </span>
            ),
          )}
          {fact(formatMessage(messages.note), note)}
          {fact(formatMessage(messages.staffNote), staff_note)}
          {fact(formatMessage(actMessages.reason), booking.reason)}
          {fact(
            formatMessage(booking.is_guest ? messages.madeByGuest : messages.madeByStaff),
            dateTime(booking.created_at),
          )}
        </DescriptionList>
      </Stack>
    </Drawer>
  );
}
