import type { Reservation, ReservationDay } from '@servery/api';
import { Button, CalendarIcon, EmptyState, SearchIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fits, isOver } from '../../bookingKind.ts';
import type { BookingsView } from '../../bookingsView.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useFoundByPhone } from '../../hooks/useFoundByPhone.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import type { Ask } from '../BookingActions.tsx';
import type { Place } from '../booking/bookingValues.ts';
import * as styles from '../page.css.ts';
import { BookingList } from './BookingList.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import * as rows from './day.css.ts';
import { Waitlist } from './Waitlist.tsx';

interface DayBodyProps {
  day: ReservationDay;
  view: BookingsView;
  look: 'list' | 'timeline';
  now: number;
  step: number;
  currency: string;
  merchantId: number | undefined;
  /** The button that creates a booking. */
  create: ReactNode;
  onChange: (change: Partial<BookingsView>) => void;
  /** Called when a free spot of a table is pressed. */
  onFree: (place: Place) => void;
  onAsk: (what: Ask, booking: Reservation) => void;
}

/** The bookings of a day as a list or timeline, with the waitlist next to them. */
export function DayBody({ day, view, look, now, step, currency, create, ...props }: DayBodyProps) {
  const { merchantId, onChange, onFree, onAsk } = props;
  const { formatMessage } = useIntl();
  const { time, money } = useFormats(day.time_zone, currency);
  const all = day.reservations;
  const waiting = all.filter(({ status }) => status === 'waitlisted');
  const found = useFoundByPhone(view.search, day, merchantId);
  const shown = all.filter(
    (booking) => booking.status !== 'waitlisted' && fits(booking, view, found),
  );
  const open = ({ id }: { id: number }) => onChange({ open: id });
  // Unless filtered, finished bookings are listed below those still to come.
  const [over, coming] = [shown.filter(isOver), shown.filter((booking) => !isOver(booking))];
  const isSorted = view.kind === null && view.search === '' && coming.length > 0;
  const list = { day, now, time, money, onOpen: open, onAsk };
  const isClosed = day.why === 'closed' || day.why === 'closed_date';
  const isTimeline = look === 'timeline' && !(isClosed && all.length === 0);
  const nothing =
    all.length === 0 ? (
      isClosed ? (
        <EmptyState icon={<CalendarIcon />} title={formatMessage(messages.closedTitle)}>
          {formatMessage(day.why === 'closed' ? messages.closed : messages.closedDate)}
        </EmptyState>
      ) : (
        <EmptyState
          icon={<CalendarIcon />}
          title={formatMessage(messages.emptyTitle)}
          action={create}
        >
          {formatMessage(messages.empty)}
        </EmptyState>
      )
    ) : (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(messages.noResultTitle)}
        action={
          <Button onPress={() => onChange({ search: '', kind: null })}>
            {formatMessage(messages.clear)}
          </Button>
        }
      >
        {formatMessage(messages.noResult)}
      </EmptyState>
    );
  return (
    <div className={styles.columns} data-beside={waiting.length > 0 || undefined}>
      <div className={styles.page}>
        {isTimeline ? (
          <DayTimeline
            day={day}
            bookings={shown}
            now={now}
            step={step}
            onOpen={open}
            onFree={onFree}
          />
        ) : shown.length > 0 ? (
          <>
            <BookingList bookings={isSorted ? coming : shown} {...list} />
            {isSorted && over.length > 0 && (
              <>
                <h3 className={rows.over}>{formatMessage(messages.over)}</h3>
                <BookingList bookings={over} {...list} />
              </>
            )}
          </>
        ) : (
          nothing
        )}
      </div>
      {waiting.length > 0 && (
        <Waitlist bookings={waiting} now={now} time={time} onOpen={open} onAsk={onAsk} />
      )}
    </div>
  );
}
