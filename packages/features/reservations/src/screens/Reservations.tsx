import { getReservation, type Reservation } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Button, Heading, IconButton, Menu, MoreIcon, PlusIcon, useMedia } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readView, writeView, type BookingsView } from '../bookingsView.ts';
import type { Ask } from '../components/BookingActions.tsx';
import type { Asked } from '../components/booking/BookingDialogs.tsx';
import { isTaken } from '../components/booking/isTaken.ts';
import type { Place } from '../components/booking/wish.ts';
import { DayBody } from '../components/day/DayBody.tsx';
import { DayChoice } from '../components/day/DayChoice.tsx';
import { DayFilters } from '../components/day/DayFilters.tsx';
import { Facts } from '../components/Facts.tsx';
import * as styles from '../components/page.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useActs } from '../hooks/useActs.ts';
import { useDay } from '../hooks/useDay.ts';
import { useHouse } from '../hooks/useHouse.ts';
import { useNow } from '../hooks/useNow.ts';
import { useOffer } from '../hooks/useOffer.ts';
import { useToday } from '../hooks/useToday.ts';
import { dayWords as words } from '../messages/day.ts';
import { formWords } from '../messages/form.ts';

export interface ReservationsProps {
  /** The address from `?` on: which day, how it is shown, what is looked for and what is open. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** Where the merchant's hours, limits and experiences are. */
  settingsHref: string;
  /** Where guests book with a token; a camera is given the whole address. */
  bookHref: (token: string) => string;
  /** Draws an address as a code that cameras read. */
  renderCode: (address: string, label: string) => ReactNode;
  /** Whose bookings, for those who look after several; their own without it. */
  merchantId?: number;
}

// What opens is loaded when it is opened first.
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

/** From here on a day is shown by its tables, unless somebody chose the list. */
const roomForTables = '(min-width: 768px)';

/** A day of bookings: who comes when, where they sit, and what is likely next. */
export function Reservations(props: ReservationsProps) {
  const { search, onSearchChange, settingsHref, bookHref, renderCode, merchantId } = props;
  const { formatMessage } = useIntl();
  const house = useHouse(merchantId);
  const view = readView(search);
  const change = (next: Partial<BookingsView>) => onSearchChange(writeView(search, next));
  const hasRoom = useMedia(roomForTables);
  const look = view.look ?? (hasRoom ? 'timeline' : 'list');
  const now = useNow();
  const today = useToday(merchantId, house.time_zone, now);
  const { data: day, error, mutate } = useDay(merchantId, view.date);
  const { step, token } = useOffer(merchantId);
  const { act } = useActs();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** What a new booking is for, where a free table was pressed. */
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
    if (isDirect) void act('seat', booking);
    else if (what === 'decline' || what === 'cancel' || what === 'edit' || what === 'seat')
      setAsked({ what, booking });
    else void act(what, booking);
  };
  const create = (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      onPress={() => {
        setPlace(undefined);
        change({ open: 'new' });
      }}
    >
      {formatMessage(formWords.create)}
    </Button>
  );
  const tools = formatMessage(words.tools);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <span role="status" className={styles.count}>
            {day && (
              <Facts
                all={[
                  formatMessage(words.count, { count: bookings.length }),
                  formatMessage(words.guests, { count: day.covers }),
                ]}
              />
            )}
          </span>
        </div>
        <div className={styles.tools}>
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
                label: formatMessage(words.guestPage),
                isDisabled: !token,
                onAction: () => setCoding(true),
              },
              { id: 'settings', label: formatMessage(words.settings), href: settingsHref },
            ]}
          />
        </div>
      </div>
      <DayChoice
        date={date}
        today={today}
        isToday={view.date === null}
        onChange={(next) => change({ date: next })}
      />
      {day && bookings.length > 0 && (
        <DayFilters
          view={view}
          look={look}
          bookings={bookings.filter(({ status }) => status !== 'waitlisted')}
          onChange={change}
        />
      )}
      {!day && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {day && (
        <DayBody
          day={day}
          view={view}
          look={look}
          now={now}
          step={step}
          currency={house.currency}
          create={create}
          onChange={change}
          onFree={(free) => {
            setPlace(free);
            change({ open: 'new' });
          }}
          onAsk={ask}
        />
      )}
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
        {opened && !asked && (
          <BookingDrawer
            booking={opened}
            now={now}
            house={house}
            onAsk={ask}
            onClose={() => change({ open: null })}
          />
        )}
        {asked && (
          <BookingDialogs
            asked={asked}
            tables={day?.tables ?? []}
            merchantId={merchantId}
            onClose={() => setAsked(null)}
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
    </div>
  );
}
