import { getReservation, type Reservation } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { RowsSkeleton, useNow } from '@servery/screens';
import {
  AddButton,
  ListBody,
  ListPage,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { IconButton, Menu, MoreIcon, useMedia } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bookingsView } from '../bookingsView.ts';
import type { Ask } from '../components/BookingActions.tsx';
import type { OpenDialog } from '../components/booking/BookingDialogs.tsx';
import { isTaken } from '../components/booking/isTaken.ts';
import type { Place } from '../components/booking/bookingValues.ts';
import { DayBody } from '../components/day/DayBody.tsx';
import { DayChoice } from '../components/day/DayChoice.tsx';
import { DayFilters } from '../components/day/DayFilters.tsx';
import { RequestDays } from '../components/day/RequestDays.tsx';
import { Facts } from '../components/Facts.tsx';
import { useBookingActions } from '../hooks/useBookingActions.ts';
import { useDay } from '../hooks/useDay.ts';
import { useVenue } from '../hooks/useVenue.ts';
import { useOffer } from '../hooks/useOffer.ts';
import { useToday } from '../hooks/useToday.ts';
import { commonMessages } from '../messages/common.ts';
import { dayMessages as messages } from '../messages/day.ts';
import { formMessages } from '../messages/form.ts';

export interface ReservationsProps extends ListScreenProps {
  /** The link to the merchant's hours, limits and experiences. */
  settingsHref: string;
  /**
   * Returns the link to the public booking page with a token; cameras get it as an absolute URL.
   */
  bookHref: (token: string) => string;
  /** Renders an address as a QR code. */
  renderCode: (address: string, label: string) => ReactNode;
  /** The merchant whose bookings are shown, for users with several; by default the user's own. */
  merchantId?: number;
}

// Dialogs and panels are loaded when they are first opened.
const BookingDialogs = lazy(() =>
  import('../components/booking/BookingDialogs.tsx').then((it) => ({ default: it.BookingDialogs })),
);
const BookingDrawer = lazy(() =>
  import('../components/booking/BookingDrawer.tsx').then((it) => ({ default: it.BookingDrawer })),
);
const BookingForm = lazy(() =>
  import('../components/booking/BookingForm.tsx').then((it) => ({ default: it.BookingForm })),
);
const CodeDialog = lazy(() =>
  import('../components/CodeDialog.tsx').then((it) => ({ default: it.CodeDialog })),
);

/** From this width on, a day is shown as a timeline unless the list was chosen. */
const timelineMedia = '(min-width: 768px)';

/** The bookings of a day, as a list or timeline, with their tables and next actions. */
export function Reservations(props: ReservationsProps) {
  const { search, onSearchChange, settingsHref, bookHref, renderCode, merchantId } = props;
  const { formatMessage } = useIntl();
  const venue = useVenue(merchantId);
  const list = useListView(bookingsView, search, onSearchChange);
  const { view, change } = list;
  const isWide = useMedia(timelineMedia);
  const look = view.look ?? (isWide ? 'timeline' : 'list');
  const now = useNow(5000);
  const today = useToday(merchantId, venue.time_zone, now);
  const { data: day, error, mutate } = useDay(merchantId, view.date);
  const { step, token } = useOffer(merchantId);
  const { action } = useBookingActions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The time and table of a new booking, if a free spot was pressed. */
  const [place, setPlace] = useState<Place>();
  const [isCoding, setCoding] = useState(false);
  const date = view.date ?? day?.business_date ?? today;
  const bookings = day?.reservations ?? [];
  const ofDay = bookings.find(({ id }) => id === view.open);
  const isOpenElsewhere = day && typeof view.open === 'number' && !ofDay;
  const { data: elsewhere } = useCall(
    getReservation,
    isOpenElsewhere ? { params: { id: view.open as number } } : null,
  );
  const opened = ofDay ?? (isOpenElsewhere ? elsewhere : undefined);

  const ask = (what: Ask, booking: Reservation) => {
    const areFree = booking.tables.every(({ id }) =>
      day?.tables.some((table) => table.id === id && !isTaken(table)),
    );
    const isDirect = what === 'seat' && booking.tables.length > 0 && areFree;
    if (isDirect) void action('seat', booking);
    else if (what === 'decline' || what === 'cancel' || what === 'edit' || what === 'seat')
      setDialog({ what, booking });
    else void action(what, booking);
  };
  const create = (
    <AddButton
      onPress={() => {
        setPlace(undefined);
        change({ open: 'new' });
      }}
    >
      {formatMessage(formMessages.create)}
    </AddButton>
  );
  const tools = formatMessage(messages.tools);
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={
        day && (
          <Facts
            all={[
              formatMessage(messages.count, { count: bookings.length }),
              formatMessage(messages.guests, { count: day.covers }),
            ]}
          />
        )
      }
      actions={
        <>
          {day && create}
          <Menu
            label={tools}
            placement="bottom end"
            trigger={
              <IconButton label={tools} emphasis="outline">
                <MoreIcon />
              </IconButton>
            }
            items={[
              {
                id: 'code',
                label: formatMessage(messages.guestPage),
                isDisabled: !token,
                onAction: () => setCoding(true),
              },
              { id: 'settings', label: formatMessage(messages.settings), href: settingsHref },
            ]}
          />
        </>
      }
      filters={
        <>
          <DayChoice
            date={date}
            today={today}
            isToday={view.date === null}
            onChange={(next) => change({ date: next })}
          />
          {view.kind === 'asked' && (
            <RequestDays
              date={date}
              today={today}
              merchantId={merchantId}
              onChange={(next) => change({ date: next })}
            />
          )}
          {bookings.length > 0 && (
            <DayFilters
              list={list}
              look={look}
              bookings={bookings.filter(({ status }) => status !== 'waitlisted')}
            />
          )}
        </>
      }
    >
      <ListBody
        error={error}
        data={day}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
      >
        {!day && <RowsSkeleton />}
        {day && (
          <DayBody
            day={day}
            view={view}
            look={look}
            now={now}
            step={step}
            merchantId={merchantId}
            currency={venue.currency}
            create={create}
            onChange={change}
            onFree={(free) => {
              setPlace(free);
              change({ open: 'new' });
            }}
            onAsk={ask}
          />
        )}
      </ListBody>
      <Suspense fallback={null}>
        {view.open === 'new' && (
          <BookingForm
            booking={null}
            date={date}
            place={place}
            merchantId={merchantId}
            onSaved={({ business_date: day }) =>
              change({ open: null, date: day === date ? view.date : day })
            }
            onClose={() => change({ open: null })}
          />
        )}
        {opened && !dialog && (
          <BookingDrawer
            booking={opened}
            now={now}
            venue={venue}
            onAsk={ask}
            onClose={() => change({ open: null })}
          />
        )}
        {dialog && (
          <BookingDialogs
            dialog={dialog}
            tables={day?.tables ?? []}
            merchantId={merchantId}
            onClose={() => setDialog(null)}
          />
        )}
        {isCoding && token && (
          <CodeDialog
            href={bookHref(token)}
            renderCode={renderCode}
            onClose={() => setCoding(false)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
