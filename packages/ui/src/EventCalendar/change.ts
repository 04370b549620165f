import type { ViewApi } from '@fullcalendar/react';
import type { CalendarChange, CalendarRange } from './events.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** The fields of the library's event that describe its time. */
export interface TimedEvent {
  id: string;
  start: Date | null;
  end: Date | null;
  allDay: boolean;
}

/** Returns the new period of a moved event. An event without an end takes a day or an hour. */
export function changeOf(event: TimedEvent, undo: () => void = () => undefined): CalendarChange {
  const { id, allDay: isAllDay } = event;
  const start = event.start ?? new Date(Number.NaN);
  const end = event.end ?? rangeAt(start, isAllDay).end;
  return { id, start, end, isAllDay, undo };
}

/** Returns a range of one day or one hour from a moment. */
export const rangeAt = (start: Date, isAllDay: boolean): CalendarRange => ({
  start,
  end: new Date(start.getTime() + (isAllDay ? day : hour)),
  isAllDay,
});

/** Returns today if it's visible, otherwise the first visible day. */
export function rangeShown(
  shown: Pick<ViewApi, 'activeStart' | 'activeEnd' | 'currentStart'> | undefined,
): CalendarRange {
  const now = new Date();
  const isNow = !shown || (shown.activeStart <= now && now < shown.activeEnd);
  const start = new Date(isNow ? now : shown.currentStart);
  start.setHours(0, 0, 0, 0);
  return rangeAt(start, true);
}

/** Formats a period: its days, or its day and hours. */
export function formatPeriod(
  { start, end, isAllDay }: Pick<CalendarChange, 'start' | 'end' | 'isAllDay'>,
  locale: string,
  timeZone?: string,
): string {
  const days: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const format = new Intl.DateTimeFormat(locale, { ...days, ...(!isAllDay && hours), timeZone });
  // The end is exclusive, so the last day is the one before it.
  return format.formatRange(start, isAllDay ? new Date(end.getTime() - hour) : end);
}
