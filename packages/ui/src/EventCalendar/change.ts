import type { ViewApi } from '@fullcalendar/react';
import type { CalendarChange, CalendarRange } from './events.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** An event of the library, as far as its time goes. */
export interface TimedEvent {
  id: string;
  start: Date | null;
  end: Date | null;
  allDay: boolean;
}

/** When an event takes place since it was moved; one without an end lasts a day or an hour. */
export function changeOf(event: TimedEvent, undo: () => void = () => undefined): CalendarChange {
  const { id, allDay: isAllDay } = event;
  const start = event.start ?? new Date(Number.NaN);
  const end = event.end ?? rangeAt(start, isAllDay).end;
  return { id, start, end, isAllDay, undo };
}

/** A day, or an hour, from a moment on. */
export const rangeAt = (start: Date, isAllDay: boolean): CalendarRange => ({
  start,
  end: new Date(start.getTime() + (isAllDay ? day : hour)),
  isAllDay,
});

/** Today where it is shown, otherwise the first day that is. */
export function rangeShown(
  shown: Pick<ViewApi, 'activeStart' | 'activeEnd' | 'currentStart'> | undefined,
): CalendarRange {
  const now = new Date();
  const isNow = !shown || (shown.activeStart <= now && now < shown.activeEnd);
  const start = new Date(isNow ? now : shown.currentStart);
  start.setHours(0, 0, 0, 0);
  return rangeAt(start, true);
}

/** When something takes place, in words: its days, or its day and its hours. */
export function sayWhen(
  { start, end, isAllDay }: Pick<CalendarChange, 'start' | 'end' | 'isAllDay'>,
  locale: string,
  timeZone?: string,
): string {
  const days: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const format = new Intl.DateTimeFormat(locale, { ...days, ...(!isAllDay && hours), timeZone });
  // The last day is the one before the first that is free again.
  return format.formatRange(start, isAllDay ? new Date(end.getTime() - hour) : end);
}
