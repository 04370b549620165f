import { cancelBooking, getBooking, type Booking, type ReservationStatus } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useErrorToast } from '@servery/screens';
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
import { useProblemText } from '../hooks/useProblemText.ts';
import { useReservationAction } from '../hooks/useReservationAction.ts';
import { actMessages } from '../messages/act.ts';
import { dayMessages } from '../messages/day.ts';
import { formMessages } from '../messages/form.ts';
import { guestMessages as messages } from '../messages/guest.ts';

export interface GuestBookingProps {
  /** The token returned by booking. */
  token: string;
  /** The language menu. */
  languages?: ReactNode;
}

const everyMs = 10_000;

const titles: Readonly<Record<ReservationStatus, MessageDescriptor>> = {
  requested: messages.requested,
  waitlisted: messages.waitlisted,
  confirmed: messages.confirmed,
  arrived: messages.arrived,
  seated: messages.seated,
  completed: messages.completed,
  declined: messages.declined,
  cancelled_guest: messages.cancelled,
  cancelled_merchant: messages.cancelled,
  no_show: messages.noShow,
};

const tones: Readonly<Partial<Record<ReservationStatus, 'success' | 'info'>>> = {
  requested: 'info',
  waitlisted: 'info',
  confirmed: 'success',
  arrived: 'success',
  seated: 'success',
};

/** A guest's own booking with its status and a button to cancel it. Requires no sign-in. */
export function GuestBooking({ token, languages }: GuestBookingProps) {
  const { formatMessage } = useIntl();
  const own = useCall(getBooking, { params: { token } }, { refreshInterval: everyMs });
  const { data: booking, error, mutate } = own;
  return (
    <GuestFrame
      title={formatMessage(messages.yours)}
      venue={booking?.merchant_name}
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
  const attempt = useErrorToast(useProblemText());
  const { time, day, money } = useFormats(booking.time_zone, booking.currency);
  const { token, version, status, number, party, starts_at, section, experience, note } = booking;
  const isComing = status === 'confirmed' || status === 'requested' || status === 'waitlisted';
  const text: Readonly<Partial<Record<ReservationStatus, string>>> = {
    requested: formatMessage(messages.requestedText),
    waitlisted: formatMessage(messages.waitlistedText, { count: booking.ahead ?? 0 }),
    confirmed: formatMessage(messages.confirmedText, { number, time: time(booking.grace_until) }),
    arrived: formatMessage(messages.arrivedText),
  };
  const file = calendarFile(booking, booking.merchant_name);
  return (
    <>
      {isStale && (
        <Banner tone="warning">{formatMessage(messages.stale, { time: time(booking.now) })}</Banner>
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
        <Description term={formatMessage(messages.number)}>{number}</Description>
        <Description term={formatMessage(formMessages.party)}>
          {formatMessage(dayMessages.party, { count: party })}
        </Description>
        {experience && (
          <Description term={formatMessage(formMessages.experience)}>{experience}</Description>
        )}
        {section && <Description term={formatMessage(formMessages.section)}>{section}</Description>}
        {booking.deposit_state !== 'none' && (
          <Description term={formatMessage(messages.depositTerm)}>
            {formatMessage(
              booking.deposit_state === 'due' ? messages.depositDue : messages.depositPaid,
              {
                amount: money(booking.deposit),
              },
            )}
          </Description>
        )}
        {note && <Description term={formatMessage(messages.note)}>{note}</Description>}
      </DescriptionList>
      {isComing && (
        <LinkButton
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${number}.ics`}
          isWide
        >
          {formatMessage(messages.toCalendar)}
        </LinkButton>
      )}
      {booking.can_cancel && (
        <ConfirmDialog
          trigger={<Button isWide>{formatMessage(messages.cancel)}</Button>}
          tone="danger"
          title={formatMessage(messages.cancelTitle)}
          confirmLabel={formatMessage(actMessages.cancel)}
          cancelLabel={formatMessage(messages.keep)}
          onConfirm={() =>
            attempt(async () => onChange(await trigger({ params: { token }, body: { version } })))
          }
        >
          {formatMessage(messages.cancelText)}
        </ConfirmDialog>
      )}
    </>
  );
}
