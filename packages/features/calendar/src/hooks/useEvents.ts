import { eventCalendars, listCalendarEvents, type EventCalendarName } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import { useMemo } from 'react';

/** The events of some calendars. Those of a calendar that is hidden go at once, those of one that is shown come when they are there. */
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
