import { moveReservation, type Reservation, type ReservationDay } from '@servery/api';
import { toLocal } from '@servery/domain/time';
import { useErrorToast } from '@servery/screens';
import { useIntl } from 'react-intl';
import { isMovable } from '../../actions.ts';
import { isHeld } from '../../bookingKind.ts';
import { useDone } from '../../hooks/useBookingActions.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useReservationAction } from '../../hooks/useReservationAction.ts';
import { actMessages } from '../../messages/act.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import { stateMessages } from '../../messages/state.ts';
import type { Place } from '../booking/bookingValues.ts';
import { looks } from '../StateBadge.tsx';
import { axisOf } from '../timeline/axis.ts';
import { landing, type Bar, type Lift } from '../timeline/bars.ts';
import { Timeline } from '../timeline/Timeline.tsx';

interface DayTimelineProps {
  day: ReservationDay;
  /** The bookings to show. */
  bookings: readonly Reservation[];
  now: number;
  /** The interval between bookable times, in minutes. */
  step: number;
  onOpen: (booking: { id: number }) => void;
  /** Called when a free spot of a table is pressed. */
  onFree: (place: Place) => void;
}

/** Returns how far local time is ahead of UTC, in milliseconds. */
const wallOffset = (at: number, timeZone: string): number => {
  const minute = Math.floor(at / 60_000) * 60_000;
  return Date.parse(`${toLocal(new Date(minute), timeZone).replace(' ', 'T')}:00Z`) - minute;
};

/** The bookings of a day as a timeline by table. */
export function DayTimeline({ day, bookings, now, step, onOpen, onFree }: DayTimelineProps) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const { time, hour, day: dayText } = useFormats(day.time_zone);
  const { trigger } = useReservationAction(moveReservation);
  const attempt = useErrorToast(useProblemText());
  const done = useDone();
  const tablesOf = (names: readonly { name: string }[]) =>
    names.length > 0 ? formatList(names.map(({ name }) => name)) : formatMessage(messages.noTable);
  const held = bookings.filter((one) => isHeld(one) || one.status === 'completed');
  const bars = held.map((booking): Bar => {
    const { id, name, party, status, tables, buffer_minutes } = booking;
    const start = Date.parse(booking.starts_at);
    // A party that left early no longer blocks the table.
    const end = Date.parse(
      status === 'completed' ? (booking.ended_at ?? booking.ends_at) : booking.ends_at,
    );
    const { tone, icon } = looks[status];
    const guests = formatMessage(messages.party, { count: party });
    return {
      id,
      start,
      end,
      free: end + (isHeld(booking) ? buffer_minutes * 60_000 : 0),
      tables: tables.map((table) => table.id),
      title: name,
      note: guests,
      label: [
        `${time(start)}–${time(end)}`,
        name,
        guests,
        formatMessage(stateMessages[status]),
        tablesOf(tables),
      ].join(', '),
      tone,
      icon,
      isMovable: isMovable(booking),
    };
  });
  const spans = [
    ...day.hours.map((hours) => ({
      start: Date.parse(hours.starts_at),
      end: Date.parse(hours.ends_at),
    })),
    ...bars,
  ];
  const start = spans[0]?.start ?? now;
  const axis = axisOf(
    spans.length > 0 ? spans : [{ start: now, end: now }],
    wallOffset(start, day.time_zone),
  );
  const move = (lift: Lift) => {
    const booking = day.reservations.find(({ id }) => id === lift.bar.id);
    if (!booking) return;
    const { version, party, section, experience, name } = booking;
    const { tables } = landing(lift);
    void attempt(async () => {
      const moved = await trigger({
        body: {
          reservation_id: booking.id,
          version,
          starts_at: new Date(lift.start).toISOString(),
          party,
          section,
          experience_id: experience?.id ?? null,
          table_ids: [...tables],
          stay_minutes: booking.stay_minutes,
        },
      });
      const at = { time: time(moved.starts_at), tables: tablesOf(moved.tables) };
      done(moved, formatMessage(actMessages.moved, { name, ...at }));
    });
  };
  return (
    <Timeline
      label={formatMessage(messages.planOf, { day: dayText(day.business_date) })}
      axis={axis}
      rows={day.tables.map(({ id, name, section, seats_min: min, seats_max: max }) => ({
        id,
        name,
        section,
        seats: min < max ? `${formatNumber(min)}–${formatNumber(max)}` : formatNumber(max),
      }))}
      bars={bars}
      now={now}
      step={step}
      time={time}
      hour={hour}
      onOpen={(id) => onOpen({ id })}
      onMove={move}
      onFree={(at, table) => onFree({ starts_at: new Date(at).toISOString(), table_ids: [table] })}
    />
  );
}
