import { cancelBooking, getBooking, type Booking, type ReservationStatus } from '@servery/api';
import { useCall } from '@servery/api/swr';
import {
  Banner,
  ConfirmDialog,
  Button,
  Description,
  DescriptionList,
  Heading,
  LinkButton,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { calendarFile } from '../calendarFile.ts';
import * as styles from '../components/guest/guest.css.ts';
import { GuestFrame } from '../components/guest/GuestFrame.tsx';
import { looks } from '../components/StateBadge.tsx';
import { useFormats } from '../hooks/useFormats.ts';
import { useReservationAction } from '../hooks/useReservationAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { actWords } from '../messages/act.ts';
import { dayWords } from '../messages/day.ts';
import { formWords } from '../messages/form.ts';
import { guestWords as words } from '../messages/guest.ts';

export interface GuestBookingProps {
  /** What booking answered. */
  token: string;
  /** How the language is chosen. */
  languages?: ReactNode;
}

const everyMs = 10_000;

const titles: Readonly<Record<ReservationStatus, MessageDescriptor>> = {
  requested: words.requested,
  waitlisted: words.waitlisted,
  confirmed: words.confirmed,
  arrived: words.arrived,
  seated: words.seated,
  completed: words.completed,
  declined: words.declined,
  cancelled_guest: words.cancelled,
  cancelled_merchant: words.cancelled,
  no_show: words.noShow,
};

const tones: Readonly<Partial<Record<ReservationStatus, 'success' | 'info'>>> = {
  requested: 'info',
  waitlisted: 'info',
  confirmed: 'success',
  arrived: 'success',
  seated: 'success',
};

/** A guest's own booking: how it stands, and the way to cancel it. Nobody signs in to it. */
export function GuestBooking({ token, languages }: GuestBookingProps) {
  const { formatMessage } = useIntl();
  const own = useCall(getBooking, { params: { token } }, { refreshInterval: everyMs });
  const { data: booking, error, mutate } = own;
  return (
    <GuestFrame
      title={formatMessage(words.yours)}
      house={booking?.merchant_name}
      languages={languages}
      problem={error}
      onRetry={() => mutate()}
    >
      {booking && (
        <Ticket
          booking={booking}
          isStale={error !== undefined}
          onChange={(next) => void mutate(next, { revalidate: false })}
        />
      )}
    </GuestFrame>
  );
}

interface TicketProps {
  booking: Booking;
  isStale: boolean;
  onChange: (booking: Booking) => void;
}

function Ticket({ booking, isStale, onChange }: TicketProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useReservationAction(cancelBooking);
  const tell = useTell();
  const { time, day, money } = useFormats(booking.time_zone, booking.currency);
  const { token, version, status, number, party, starts_at, section, experience, note } = booking;
  const isComing = status === 'confirmed' || status === 'requested' || status === 'waitlisted';
  const text: Readonly<Partial<Record<ReservationStatus, string>>> = {
    requested: formatMessage(words.requestedText),
    waitlisted: formatMessage(words.waitlistedText, { count: booking.ahead ?? 0 }),
    confirmed: formatMessage(words.confirmedText, { number, time: time(booking.grace_until) }),
    arrived: formatMessage(words.arrivedText),
  };
  const file = calendarFile(booking, booking.merchant_name);
  return (
    <>
      {isStale && (
        <Banner tone="warning">{formatMessage(words.stale, { time: time(booking.now) })}</Banner>
      )}
      <div className={styles.ticket} data-tone={tones[status]} role="status">
        <span className={styles.sign} aria-hidden>
          {looks[status].icon}
        </span>
        <Heading level={2}>{formatMessage(titles[status])}</Heading>
        <span className={styles.when}>
          {day(booking.business_date)}, {time(starts_at)}
        </span>
        {text[status] && <p className={styles.text}>{text[status]}</p>}
        {booking.reason && <p className={styles.text}>{booking.reason}</p>}
      </div>
      <DescriptionList look="pairs">
        <Description term={formatMessage(words.number)}>{number}</Description>
        <Description term={formatMessage(formWords.party)}>
          {formatMessage(dayWords.party, { count: party })}
        </Description>
        {experience && (
          <Description term={formatMessage(formWords.experience)}>{experience}</Description>
        )}
        {section && <Description term={formatMessage(formWords.section)}>{section}</Description>}
        {booking.deposit_state !== 'none' && (
          <Description term={formatMessage(words.depositTerm)}>
            {formatMessage(booking.deposit_state === 'due' ? words.depositDue : words.depositPaid, {
              amount: money(booking.deposit),
            })}
          </Description>
        )}
        {note && <Description term={formatMessage(words.note)}>{note}</Description>}
      </DescriptionList>
      {isComing && (
        <LinkButton
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${number}.ics`}
          isWide
        >
          {formatMessage(words.toCalendar)}
        </LinkButton>
      )}
      {booking.can_cancel && (
        <ConfirmDialog
          trigger={<Button isWide>{formatMessage(words.cancel)}</Button>}
          tone="danger"
          title={formatMessage(words.cancelTitle)}
          confirmLabel={formatMessage(actWords.cancel)}
          cancelLabel={formatMessage(words.keep)}
          onConfirm={() =>
            tell(async () => onChange(await trigger({ params: { token }, body: { version } })))
          }
        >
          {formatMessage(words.cancelText)}
        </ConfirmDialog>
      )}
    </>
  );
}
