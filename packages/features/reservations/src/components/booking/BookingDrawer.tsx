import type { Reservation } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { Description, DescriptionList, Drawer, Link, Stack } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { commonWords } from '../../messages/common.ts';
import { actWords } from '../../messages/act.ts';
import { dayWords } from '../../messages/day.ts';
import { formWords as words } from '../../messages/form.ts';
import { BookingActions, type Ask } from '../BookingActions.tsx';
import * as styles from '../day/day.css.ts';
import { StateBadges } from '../StateBadge.tsx';

interface BookingDrawerProps {
  booking: Reservation;
  now: number;
  house: { time_zone: string; currency: string };
  onAsk: (what: Ask, booking: Reservation) => void;
  onClose: () => void;
}

/** Everything that is known of a booking, and what can be done with it. */
export function BookingDrawer({ booking, now, house, onAsk, onClose }: BookingDrawerProps) {
  const { formatMessage, formatList } = useIntl();
  const { time, dateTime, day, money } = useFormats(house.time_zone, house.currency);
  const { name, number, phone, party, tables, section, experience, note, staff_note } = booking;
  const fact = (term: string, value: ReactNode) =>
    value ? <Description term={term}>{value}</Description> : null;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.booking, { number, name })}
      closeLabel={formatMessage(commonWords.close)}
      footer={<BookingActions booking={booking} now={now} onAsk={onAsk} hasEdit />}
    >
      <Stack gap="l">
        <div className={styles.states}>
          <StateBadges booking={booking} now={now} money={money} />
        </div>
        <DescriptionList look="pairs">
          {fact(formatMessage(words.date), day(booking.business_date))}
          {fact(
            formatMessage(words.time),
            formatMessage(words.from, {
              from: time(booking.starts_at),
              until: time(booking.ends_at),
            }),
          )}
          {fact(formatMessage(words.party), formatMessage(dayWords.party, { count: party }))}
          {fact(
            formatMessage(words.tables),
            tables.length > 0
              ? formatList(tables.map((table) => table.name))
              : formatMessage(dayWords.noTable),
          )}
          {fact(formatMessage(words.section), section)}
          {fact(formatMessage(words.experience), experience?.name)}
          {fact(
            formatMessage(words.phone),
            phone && (
              <span dir="ltr">
                {isMasked(phone) ? phone : <Link href={`tel:${phone}`}>{phone}</Link>}
              </span>
            ),
          )}
          {fact(formatMessage(words.note), note)}
          {fact(formatMessage(words.staffNote), staff_note)}
          {fact(formatMessage(actWords.reason), booking.reason)}
          {fact(
            formatMessage(booking.is_guest ? words.madeByGuest : words.madeByStaff),
            dateTime(booking.created_at),
          )}
        </DescriptionList>
      </Stack>
    </Drawer>
  );
}
