import { eventCalendars, listCalendarEvents, type EventCalendarName } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { useMemo } from 'react';

/**
 * Loads the events of the given calendars. Events of a calendar that's hidden disappear
 * immediately; those of one that's shown appear once loaded.
 */
export function useEvents(shown: readonly EventCalendarName[]) {
  const calendars = shown.length === eventCalendars.length ? [] : [...shown];
  const { data, ...rest } = useCall(
    listCalendarEvents,
    shown.length > 0 ? { query: { calendars } } : null,
    { keepPreviousData: true },
  );
  const names = shown.join(' ');
  const events = useMemo(() => {
    const isShown = new Set(names.split(' '));
    if (names === '') return [];
    return data?.events.filter(({ extendedProps }) => isShown.has(extendedProps.calendar));
  }, [data, names]);
  return { ...rest, data, events };
}
