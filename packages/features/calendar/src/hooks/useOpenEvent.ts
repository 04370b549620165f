import { eventCalendars, listCalendarEvents } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { CalendarAddress } from '../calendarView.ts';
import { useEvents } from './useEvents.ts';

/** The event whose form is open, also one of a calendar that is hidden; null when there is none, undefined while that is not known. And who can be invited. */
export function useOpenEvent({ open, calendars }: CalendarAddress) {
  const shown = useEvents(calendars).data;
  const isHidden = open !== null && calendars.length < eventCalendars.length;
  const all = useCall(listCalendarEvents, isHidden ? { query: { calendars: [] } } : null).data;
  const known = all ?? shown;
  const event = [shown, all].flatMap((list) => list?.events ?? []).find(({ id }) => id === open);
  const isKnown = isHidden ? all : shown;
  return { event: event ?? (isKnown ? null : undefined), guests: known?.guests ?? [] };
}
