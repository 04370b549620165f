import type { CalendarEventRow } from '@servery/api/template';
import {
  EventCalendar,
  type CalendarChange,
  type CalendarPlace,
  type CalendarRange,
} from '@servery/ui/calendar';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSheetWords } from '../hooks/useSheetWords.ts';
import { calendarWords } from '../messages/screen.ts';
import { calendarTones } from './calendarTones.ts';

export interface EventSheetProps extends CalendarPlace {
  events: readonly CalendarEventRow[];
  openId: string | null;
  isPending: boolean;
  lead: ReactNode;
  onTurn: (place: CalendarPlace) => void;
  onOpen: (id: string) => void;
  onCreate: (range: CalendarRange) => void;
  onMove: (change: CalendarChange) => void;
}

/** The events on a sheet of time. It comes late: what draws it is heavy. */
export function EventSheet({ events, onMove, ...props }: EventSheetProps) {
  const { formatMessage } = useIntl();
  const words = useSheetWords();
  const drawn = useMemo(
    () =>
      events.map(({ id, title, start, end, allDay, extendedProps }) => ({
        id: String(id),
        title,
        start,
        end,
        isAllDay: allDay,
        tone: calendarTones[extendedProps.calendar],
        note: formatMessage(calendarWords[extendedProps.calendar]),
      })),
    [events, formatMessage],
  );
  return <EventCalendar {...props} {...words} events={drawn} maxPerDay={2} onChange={onMove} />;
}
