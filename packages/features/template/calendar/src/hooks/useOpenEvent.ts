import { eventCalendars, listCalendarEvents } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { CalendarAddress } from '../calendarView.ts';
import { useEvents } from './useEvents.ts';

/**
 * Returns the event whose form is open, even if its calendar is hidden; null if it doesn't exist,
 * undefined while loading. Also returns the people who can be invited.
 */
export function useOpenEvent({ open, calendars }: CalendarAddress) {
  const shown = useEvents(calendars).data;
  const isHidden = open !== null && calendars.length < eventCalendars.length;
  const all = useCall(listCalendarEvents, isHidden ? { query: { calendars: [] } } : null).data;
  const known = all ?? shown;
  const event = [shown, all].flatMap((list) => list?.events ?? []).find(({ id }) => id === open);
  const isKnown = isHidden ? all : shown;
  return { event: event ?? (isKnown ? null : undefined), guests: known?.guests ?? [] };
}
